// The languages of texts, and the direction in which a text is read: that of its first letter.

const LETTER = /\p{Alphabetic}/u;
const FROM_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Returns the language of each text that is in another one than its document, by the text. */
export function languagesOf({ otherLanguages = [] }) {
  return new Map(otherLanguages.flatMap(({ language, texts }) => texts.map((text) => [text, language])));
}

/** Returns "ltr" or "rtl" for a text that is not read like the screen, which its element says then. */
export function otherDirection(text, direction) {
  for (const character of text) {
    if (!LETTER.test(character)) continue;
    const own = FROM_RIGHT.test(character) ? "rtl" : "ltr";
    return own === direction ? undefined : own;
  }
  return undefined;
}
