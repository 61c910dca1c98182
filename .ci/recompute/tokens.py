"""Reads the numbers of a text: amounts, dates, percents, days, times, masked numbers and plain counts, in English and Russian.

Each is a pair of a kind and a value, such as ("money", Decimal("8118.74")), ("date", date(2026, 11, 21)), ("day", 23) for
"in 23 days" and ("days", 47) for "overdue by 47 days". What is left over is ("n", number), so no digit is lost.
"""

import functools
import re
from datetime import date
from decimal import Decimal

EN = "January February March April May June July August September October November December".split()
RU = "января февраля марта апреля мая июня июля августа сентября октября ноября декабря".split()
RU_ALONE = "январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь".split()
MONTHS = {name.lower(): number + 1 for names in (EN, RU, RU_ALONE) for number, name in enumerate(names)}
MONTHS.update({name[:3].lower(): number + 1 for number, name in enumerate(EN)})
_EN = "(?:%s)" % "|".join(EN + [name[:3] + r"\.?" for name in EN])
_ANY = _EN[:-1] + "|" + "|".join(RU + RU_ALONE) + ")"

_SPACES = dict.fromkeys(map(ord, "\u00a0\u202f\u2009"), " ")
_SPACES.update(dict.fromkeys(map(ord, "\u2066\u2067\u2068\u2069\u200e\u200f"), None))

_NUMBERS = {"en": r"\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?", "ru": r"\d{1,3}(?: \d{3})+(?:,\d+)?|\d+(?:,\d+)?"}


@functools.lru_cache(maxsize=200000)
def plain(text):
    return text.translate(_SPACES)


def number(text, language):
    """The number of a text that is nothing else, or None."""
    text = plain(text).strip().replace("−", "-")
    if not re.fullmatch(r"-?(?:%s)" % _NUMBERS[language], text):
        return None
    return Decimal(text.replace(",", "") if language == "en" else text.replace(" ", "").replace(",", "."))


def _month(name):
    return MONTHS[name.lower().rstrip(".")]


def _date(day, month, year):
    try:
        return ("date", date(int(year), month, int(day)))
    except ValueError:
        return ("no date", "%s %s %s" % (day, month, year))


def _as_of(match):
    month, day, year = (match.group(1), match.group(2), match.group(3)) if match.group(1) else (match.group(5), match.group(4), match.group(6))
    return ("as of", _date(day, _month(month), year)[1])


def _spoken(match):
    minor = match.group(2) or "0"
    return ("money", Decimal(match.group(1)) + Decimal(minor) / 100)


def _months(match, unit, num):
    more = " " in match.group(1)
    return ("months" if not more else "more than months" if unit == 1 else "more than years", int(num(match.group(2))) * (unit if not more else 1))


def _twelve(match):
    hour = int(match.group(1)) % 12 + (12 if match.group(3).lower() == "p" else 0)
    return ("time", "%02d:%s" % (hour, match.group(2)))


# The first pattern that matches takes the digits; the order is part of the grammar. NUM is a number of the language.
_GRAMMAR = [
    (r"\b(\d{4})-(\d\d)-(\d\d)T\S+", lambda m, num: ("moment", m.group(0))),
    (r"\b(\d{4})-(\d\d)-(\d\d)\b", lambda m, num: _date(m.group(3), int(m.group(2)), m.group(1))),
    # The day of the data, not a day of the loan.
    (r"(?i)\b(?:as of|data is of|message is of|по состоянию на|данные на|сообщение по состоянию на) (?:(%s) (\d{1,2}), (\d{4})|(\d{1,2}) (%s) (\d{4})(?: г\.| года?\b)?)" % (_EN, _ANY),
     lambda m, num: _as_of(m)),
    (r"(%s) (\d{1,2}), (\d{4})" % _EN, lambda m, num: _date(m.group(2), _month(m.group(1)), m.group(3))),
    (r"\b(\d{1,2}) (%s) (\d{4})(?: г\.| года?\b)?" % _ANY, lambda m, num: _date(m.group(1), _month(m.group(2)), m.group(3))),
    (r"\b(\d{1,2})/(\d{1,2})/(\d{4})\b", lambda m, num: _date(m.group(2), int(m.group(1)), m.group(3))),
    (r"\b(\d{1,2})\.(\d{1,2})\.(\d{4})\b", lambda m, num: _date(m.group(1), int(m.group(2)), m.group(3))),
    (r"(%s),? (\d{4})\b(?: г\.| года?\b)?" % _ANY, lambda m, num: ("month", (int(m.group(2)), _month(m.group(1))))),
    (r"([-−]?)(?:RUB|KZT|₽|₸|€|\$|USD|EUR) ?([-−]?NUM)", lambda m, num: ("money", num(m.group(1) + m.group(2)))),
    (r"([-−]?NUM) ?(?:₽|₸|€|\$|KZT|руб\.)", lambda m, num: ("money", num(m.group(1)))),
    (r"(\d+) (?:rubles?|euros?|tenge|dollars?|рубл\w+|евро|тенге|доллар\w*)\b(?:,? (\d+) (?:kopecks?|cents?|tiyn|копе\w+|цент\w*|тиын\w*))?",
     lambda m, num: _spoken(m)),
    (r"([-−]?NUM) ?(?:%|percent\b|процент\w*)", lambda m, num: ("percent", num(m.group(1)))),
    (r"\b(\d{1,2}):(\d\d) ?([AaPp])\.?[Mm]\.?", lambda m, num: _twelve(m)),
    (r"\b(\d{1,2}:\d\d)\b", lambda m, num: ("time", m.group(1).zfill(5))),
    (r"••+ ?(\w+)", lambda m, num: ("mask", m.group(1))),
    (r"(%s) (\d{1,2})\b" % _EN, lambda m, num: ("month day", (_month(m.group(1)), int(m.group(2))))),
    (r"\b(\d{1,2}) (%s)\b" % _ANY, lambda m, num: ("month day", (_month(m.group(2)), int(m.group(1))))),
    (r"(?i)\b(in more than|более чем через|in|через) (NUM) (?:months?|месяц\w*)\b", lambda m, num: _months(m, 1, num)),
    (r"(?i)\b(in more than|более чем через|in|через) (NUM) (?:years?|год\w*|лет)\b", lambda m, num: _months(m, 12, num)),
    (r"(?i)\b(?:in|через) (NUM) (?:days?|д(?:ень|ня|ней))\b", lambda m, num: ("day", int(num(m.group(1))))),
    (r"(NUM) (?:days?|д(?:ень|ня|ней))\b", lambda m, num: ("days", int(num(m.group(1))))),
    (r"(?i)\b(?:today|today's|сегодня|сегодняшн\w+)\b", lambda m, num: ("day", 0)),
    (r"(?i)\b(?:tomorrow|завтра|завтрашн\w+)\b", lambda m, num: ("day", 1)),
    (r"(?i)\b(?:yesterday|вчера|вчерашн\w+)\b", lambda m, num: ("day", -1)),
    (r"(?<![\d.,])NUM", lambda m, num: ("n", num(m.group(0)))),
    (r"\d+", lambda m, num: ("n", Decimal(m.group(0)))),
]
_PATTERNS = {
    language: [(re.compile(pattern.replace("NUM", "(?:%s)" % digits)), make) for pattern, make in _GRAMMAR]
    for language, digits in _NUMBERS.items()
}


@functools.lru_cache(maxsize=200000)
def tokens(text, language):
    """The numbers of a text in the order in which they stand."""
    text = plain(text)
    found = []
    for pattern, make in _PATTERNS[language]:
        def take(match):
            found.append((match.start(), make(match, lambda digits: number(digits, language))))
            return "\u0001" * len(match.group(0))
        text = pattern.sub(take, text)
    return tuple(token for _, token in sorted(found, key=lambda pair: pair[0]))


def shown(token):
    return "%s %s" % token
