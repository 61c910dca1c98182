// The types of loan-detail, version 3.
// Made by "loan-detail schema loan-detail --as kotlin". Do not edit.
//
// They need Kotlin 1.5 and kotlinx.serialization 1.3 or later. Read a document with
// Json { ignoreUnknownKeys = true }: a later document may have more properties.
package loandetail

import kotlinx.serialization.DeserializationStrategy
import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import kotlinx.serialization.encoding.Decoder
import kotlinx.serialization.encoding.Encoder
import kotlinx.serialization.json.*

/**
 * Loan detail screen. One screen of one loan product, ready to draw. Version 3. A client states
 * the version it reads and the kinds it draws, and is given nothing else: what a later version
 * adds is not in its documents. Removing or renaming anything, adding a property that is always
 * there, making an optional property required or a required one optional, or changing what
 * something means takes a new version. Texts are ready to show in the document's locale and may
 * change at any time; ids are stable between releases.
 */
@Serializable
data class Document(
    /** The version of this format. */
    val schemaVersion: Long,
    /** Which product the screen shows. */
    val product: DocumentProduct,
    /**
     * Which of the product's screens this is: main, details, composition, schedule, operations, or
     * one of the product's own.
     */
    val screen: String,
    /** The language of the texts, a tag of BCP 47 such as ru. */
    val language: String,
    /** The locale of numbers and dates, a tag of BCP 47 such as ru-RU. */
    val formats: String,
    /** The direction in which the texts are read: ltr from left to right, rtl from right to left. */
    val direction: DocumentDirection,
    /** The top of the screen. */
    val headerItem: Item,
    /** The rest of the screen, in reading order. */
    val contentItems: kotlin.collections.List<Item>,
    /** The time for which the screen is true. The ETag does not cover it. */
    val freshness: DocumentFreshness,
    /**
     * Findings about the data, for the bank's own staff and tools; never in a customer's document.
     * The ETag does not cover them.
     */
    val diagnostics: kotlin.collections.List<Diagnostic>? = null,
    /**
     * The document's fingerprint: SHA-256, in hexadecimal digits, of the document without the
     * properties etag, freshness and diagnostics, in the canonical form of RFC 8785 (JCS). Equal
     * contents have equal ones.
     */
    val etag: String,
)

/** Which product the screen shows. */
@Serializable
data class DocumentProduct(
    /** The product's id at its source. */
    val id: String,
    /** The product type. */
    val type: String,
    /** What the customer calls the product. */
    val title: String,
)

/** The direction in which the texts are read: ltr from left to right, rtl from right to left. */
@Serializable
@JvmInline
value class DocumentDirection(val value: String) {
    companion object {
        val ltr = DocumentDirection("ltr")
        val rtl = DocumentDirection("rtl")
    }
}

/** The time for which the screen is true. The ETag does not cover it. */
@Serializable
data class DocumentFreshness(
    /** The day for which the screen is true. */
    val asOf: Day,
)

/**
 * A standard item, told by its kind, or a product's own. An action and a tableRow stand only
 * inside their group and table.
 */
@Serializable(with = ItemSerializer::class)
sealed interface Item

/** One whose kind these types do not have, with all it holds. */
@Serializable(with = UnknownItemSerializer::class)
data class UnknownItem(val json: JsonObject) : Item

object UnknownItemSerializer : KSerializer<UnknownItem> {
    override val descriptor = JsonObject.serializer().descriptor
    override fun serialize(encoder: Encoder, value: UnknownItem) =
        encoder.encodeSerializableValue(JsonObject.serializer(), value.json)
    override fun deserialize(decoder: Decoder) =
        UnknownItem(decoder.decodeSerializableValue(JsonObject.serializer()))
}

object ItemSerializer : JsonContentPolymorphicSerializer<Item>(Item::class) {
    override fun selectDeserializer(element: JsonElement): DeserializationStrategy<Item> {
        val tag = element.jsonObject["kind"]?.jsonPrimitive?.contentOrNull ?: ""
        return when {
            tag == "header" -> Header.serializer()
            tag == "section" -> Section.serializer()
            tag == "amount" -> Amount.serializer()
            tag == "row" -> Row.serializer()
            tag == "status" -> Status.serializer()
            tag == "banner" -> Banner.serializer()
            tag == "actionGroup" -> ActionGroup.serializer()
            tag == "progress" -> Progress.serializer()
            tag == "breakdown" -> Breakdown.serializer()
            tag == "timeline" -> Timeline.serializer()
            tag == "chart" -> Chart.serializer()
            tag == "table" -> Table.serializer()
            tag == "chips" -> Chips.serializer()
            tag == "note" -> Note.serializer()
            tag == "divider" -> Divider.serializer()
            ":" in tag -> Custom.serializer()
            else -> UnknownItemSerializer
        }
    }
}

/**
 * The top of a screen: which product this is, what is owed, and whether anything is wrong.
 * Category: structure; since version 1.
 */
@Serializable
data class Header(
    val kind: String,
    val id: Id,
    val title: String,
    val subtitle: String? = null,
    val accessibilityLabel: AccessibilityLabel,
    /** The amounts, the most important first, then the statuses, the worst first. */
    val items: kotlin.collections.List<Item>,
) : Item

/**
 * A titled group of items; a section inside another is a sub-section. Category: structure; since
 * version 1.
 */
@Serializable
data class Section(
    val kind: String,
    val id: Id,
    val title: String,
    val accessibilityLabel: AccessibilityLabel,
    val items: kotlin.collections.List<Item>,
) : Item

/** A figure that stands out: one amount of money with its label. Category: figure; since version 1. */
@Serializable
data class Amount(
    val kind: String,
    val id: Id,
    val label: String,
    val money: Money,
    val caption: Caption? = null,
    val tone: Tone,
    val fact: Fact? = null,
    val accessibilityLabel: AccessibilityLabel,
) : Item

/** A label with its value. Category: figure; since version 1. */
@Serializable
data class Row(
    val kind: String,
    val id: Id,
    val label: String,
    val value: Value,
    val caption: Caption? = null,
    val tone: Tone,
    val fact: Fact? = null,
    val accessibilityLabel: AccessibilityLabel,
) : Item

/** One state of the product in a few words. Category: message; since version 1. */
@Serializable
data class Status(
    val kind: String,
    val id: Id,
    val text: String,
    val tone: Tone,
    val fact: Fact? = null,
    val accessibilityLabel: AccessibilityLabel,
) : Item

/** Something the reader must not miss. Category: message; since version 1. */
@Serializable
data class Banner(
    val kind: String,
    val id: Id,
    val title: String,
    val text: String? = null,
    val tone: Tone,
    val fact: Fact? = null,
    val accessibilityLabel: AccessibilityLabel,
) : Item

/** What the reader can do, in the order it matters. Category: action; since version 1. */
@Serializable
data class ActionGroup(
    val kind: String,
    val id: Id,
    /** What a screen reader calls the group. */
    val title: String,
    val accessibilityLabel: AccessibilityLabel,
    val items: kotlin.collections.List<Action>,
) : Item

/** One thing the reader can do, or the reason it cannot be done now. */
@Serializable
data class Action(
    val kind: String,
    val id: Id,
    val title: String,
    val state: ActionState,
    /** Why the action is unavailable, or what is pending and since when. */
    val reason: String? = null,
    /** Limits, cut-off time and fee, in words. */
    val details: String? = null,
    val destination: Destination,
    val accessibilityLabel: AccessibilityLabel,
)

@Serializable
@JvmInline
value class ActionState(val value: String) {
    companion object {
        val available = ActionState("available")
        val unavailable = ActionState("unavailable")
        val pending = ActionState("pending")
    }
}

/** How far along something is. Category: figure; since version 1. */
@Serializable
data class Progress(
    val kind: String,
    val id: Id,
    val label: String,
    /** How much is done, in thousandths. */
    val permille: Long,
    val text: String,
    val accessibilityLabel: AccessibilityLabel,
) : Item

/**
 * A whole and the parts it is made of; the parts add up to the whole, to the minor unit. Category:
 * figure; since version 1.
 */
@Serializable
data class Breakdown(
    val kind: String,
    val id: Id,
    val total: Row,
    val accessibilityLabel: AccessibilityLabel,
    /** The parts. */
    val items: kotlin.collections.List<Row>,
) : Item

/** What happened and what is to come, day by day. Category: list; since version 2. */
@Serializable
data class Timeline(
    val kind: String,
    val id: Id,
    val title: String,
    val accessibilityLabel: AccessibilityLabel,
    /** The entries, the earliest first. */
    val items: kotlin.collections.List<TimelineEntry>,
) : Item

/** One entry of a timeline. */
@Serializable
data class TimelineEntry(
    val id: Id,
    val date: Date,
    val title: String,
    val money: Money? = null,
    val caption: Caption? = null,
    /** Where the entry stands in time. */
    val state: TimelineEntryState,
    val accessibilityLabel: AccessibilityLabel,
)

/** Where the entry stands in time. */
@Serializable
@JvmInline
value class TimelineEntryState(val value: String) {
    companion object {
        val done = TimelineEntryState("done")
        val missed = TimelineEntryState("missed")
        val next = TimelineEntryState("next")
        val ahead = TimelineEntryState("ahead")
    }
}

/** A picture of amounts, with the data it is drawn from. Category: list; since version 2. */
@Serializable
data class Chart(
    val kind: String,
    val id: Id,
    val title: String,
    /** What the chart comes to, in a sentence. */
    val summary: String,
    /** How the data is best drawn. */
    val shape: ChartShape,
    /** What the points are, such as Year. */
    val axis: String,
    val series: kotlin.collections.List<Series>,
    val accessibilityLabel: AccessibilityLabel,
    /** The points, in reading order. */
    val items: kotlin.collections.List<ChartPoint>,
) : Item

/** How the data is best drawn. */
@Serializable
@JvmInline
value class ChartShape(val value: String) {
    companion object {
        val lines = ChartShape("lines")
        val stackedBars = ChartShape("stackedBars")
    }
}

/** One of the quantities a chart shows. */
@Serializable
data class Series(
    /** The series' name among its chart's series. */
    val id: String,
    val title: String,
)

/** One place along a chart. */
@Serializable
data class ChartPoint(
    val id: Id,
    val label: String,
    /** An amount for each series, in their order; null where there is none. */
    val amounts: kotlin.collections.List<Money?>,
    val accessibilityLabel: AccessibilityLabel,
)

/** Rows of like things under shared column headings. Category: list; since version 1. */
@Serializable
data class Table(
    val kind: String,
    val id: Id,
    /** What a screen reader calls the table. */
    val title: String,
    val columns: kotlin.collections.List<Column>,
    val accessibilityLabel: AccessibilityLabel,
    /** The rows. */
    val items: kotlin.collections.List<TableRow>,
    val page: Page? = null,
) : Item

@Serializable
data class Column(
    /** The column's name among its table's columns. */
    val id: String,
    /** The heading. */
    val title: String,
    /** Where the cells' text stands. */
    val alignment: ColumnAlignment,
)

/** Where the cells' text stands. */
@Serializable
@JvmInline
value class ColumnAlignment(val value: String) {
    companion object {
        val leading = ColumnAlignment("leading")
        val trailing = ColumnAlignment("trailing")
    }
}

/** One row of a table. */
@Serializable
data class TableRow(
    val kind: String,
    val id: Id,
    /** A cell for each column, in their order; null where there is nothing to say. */
    val cells: kotlin.collections.List<Value?>,
    val tone: Tone,
    val accessibilityLabel: AccessibilityLabel,
)

/** Which of a list's rows the document holds, where they are not all. */
@Serializable
data class Page(
    /** How many rows the whole list has. */
    val total: Long,
    /** Asks for the rows that follow; absent after the last. */
    val next: String? = null,
    /** Which rows these are, in words. */
    val text: String,
)

/** A few short words that say what something is like. Category: message; since version 2. */
@Serializable
data class Chips(
    val kind: String,
    val id: Id,
    val label: String,
    val accessibilityLabel: AccessibilityLabel,
    val items: kotlin.collections.List<Chip>,
) : Item

/** One of the words. */
@Serializable
data class Chip(
    val id: Id,
    val text: String,
    val tone: Tone,
)

/** A sentence in small print. Category: message; since version 1. */
@Serializable
data class Note(
    val kind: String,
    val id: Id,
    val text: String,
    val tone: Tone,
    val fact: Fact? = null,
    val accessibilityLabel: AccessibilityLabel,
) : Item

/**
 * A line between what belongs together and what does not; says nothing. Category: structure; since
 * version 2.
 */
@Serializable
data class Divider(
    val kind: String,
    val id: Id,
) : Item

/**
 * A product's own item: its kind is the product type, a colon and the product's name for it. A
 * client that does not know the kind draws the fallback instead.
 */
@Serializable
data class Custom(
    val kind: String,
    val id: Id,
    val accessibilityLabel: AccessibilityLabel,
    /** What a client that knows the kind draws. */
    val payload: kotlin.collections.Map<String, Payload>,
    /** What every other client draws. */
    val fallback: kotlin.collections.List<Item>,
) : Item

/** A part of a custom item's payload: a value, a whole number, a flag, a list or an object. */
typealias Payload = JsonElement

/** A value of one form, with the text that is ready to show. */
@Serializable(with = ValueSerializer::class)
sealed interface Value

/** One whose kind these types do not have, with all it holds. */
@Serializable(with = UnknownValueSerializer::class)
data class UnknownValue(val json: JsonObject) : Value

object UnknownValueSerializer : KSerializer<UnknownValue> {
    override val descriptor = JsonObject.serializer().descriptor
    override fun serialize(encoder: Encoder, value: UnknownValue) =
        encoder.encodeSerializableValue(JsonObject.serializer(), value.json)
    override fun deserialize(decoder: Decoder) =
        UnknownValue(decoder.decodeSerializableValue(JsonObject.serializer()))
}

object ValueSerializer : JsonContentPolymorphicSerializer<Value>(Value::class) {
    override fun selectDeserializer(element: JsonElement): DeserializationStrategy<Value> {
        val tag = element.jsonObject["kind"]?.jsonPrimitive?.contentOrNull ?: ""
        return when {
            tag == "text" -> Text.serializer()
            tag == "money" -> Money.serializer()
            tag == "date" -> Date.serializer()
            tag == "percent" -> Percent.serializer()
            else -> UnknownValueSerializer
        }
    }
}

/** A text that is ready to show. */
@Serializable
data class Text(
    val kind: String,
    val text: String,
) : Value

/** An amount of money with its formatted text. */
@Serializable
data class Money(
    val kind: String,
    /**
     * The exact amount: a decimal with as many decimals as the source keeps. Do not read it as a
     * double.
     */
    val amount: String,
    /** The ISO 4217 code. */
    val currency: String,
    val text: String,
    /** The value as a screen reader says it. */
    val spoken: String,
) : Value

/** A day with its formatted text. */
@Serializable
data class Date(
    val kind: String,
    val iso: Day,
    val text: String,
    /** The value as a screen reader says it. */
    val spoken: String,
) : Value

/** A percentage with its formatted text. */
@Serializable
data class Percent(
    val kind: String,
    /** The exact decimal: 11.5 is 11.5 %. */
    val value: String,
    val text: String,
    /** The value as a screen reader says it. */
    val spoken: String,
) : Value

/** Where an action leads: another screen of the same product, or a flow the host app owns. */
@Serializable
data class Destination(
    val screen: String? = null,
    val flow: String? = null,
)

@Serializable
data class Diagnostic(
    /** The stable identifier, such as record.unknown-field. */
    val id: String,
    val severity: DiagnosticSeverity,
    /** Where in the source. */
    val path: String,
    /** What is wrong and what to do, in full sentences. */
    val message: String,
)

@Serializable
@JvmInline
value class DiagnosticSeverity(val value: String) {
    companion object {
        val note = DiagnosticSeverity("note")
        val warning = DiagnosticSeverity("warning")
        val error = DiagnosticSeverity("error")
    }
}

/** Names the item by what it means; unique in the document, stable between releases. */
typealias Id = String

/** What qualifies the value, such as the day it is valid on. */
typealias Caption = String

/** How good or bad it is: a role that each client maps to its own colours and icons. */
@Serializable
@JvmInline
value class Tone(val value: String) {
    companion object {
        val neutral = Tone("neutral")
        val positive = Tone("positive")
        val attention = Tone("attention")
        val critical = Tone("critical")
        val muted = Tone("muted")
    }
}

/** The material fact the item states: it must reach the reader however the item is shown. */
@Serializable
@JvmInline
value class Fact(val value: String) {
    companion object {
        val balance = Fact("balance")
        val overdue = Fact("overdue")
        val rate = Fact("rate")
        val fullCost = Fact("full-cost")
        val nextPaymentAmount = Fact("next-payment-amount")
        val nextPaymentDate = Fact("next-payment-date")
        val payoff = Fact("payoff")
        val fees = Fact("fees")
    }
}

/** What a screen reader says. */
typealias AccessibilityLabel = String

typealias Day = String

/** A 64-bit whole number; as a string if a double cannot hold it exactly. */
typealias WholeNumber = JsonElement
