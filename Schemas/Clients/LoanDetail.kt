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
 * the version it reads, the kinds it draws and the properties it can do without, and is sent
 * nothing else: what a later version adds is not in its documents. This schema is strict: it is
 * what the engine writes. A client that must survive additions reads by the reader's schema of the
 * same version. Removing or renaming anything, adding a property that is always there, making an
 * optional property required or a required one optional, or changing what something means takes a
 * new version. Texts are plain text without markup, ready to show in the document's language; they
 * may change at any time. Ids are stable between releases. A property without a value is absent;
 * only cells of tables and amounts of charts can be null.
 */
@Serializable
data class LoanDetailDocument(
    /** The version of this format. */
    val schemaVersion: Long,
    /** The product that the screen shows. */
    val product: DocumentProduct,
    /**
     * The screen of the product: main, details, composition, schedule, operations, or one of the
     * product's own.
     */
    val screen: String,
    /**
     * The question that the document answers. Documents of a product with different questions are
     * different documents: a cache keeps them by product, screen and question. Absent on every
     * other screen.
     */
    val question: Question? = null,
    /** The screen's own title, ready to show. */
    val title: String,
    /** The language of the texts, a tag of BCP 47 such as ru. */
    val language: String,
    /** The locale of numbers and dates, a tag of BCP 47 such as ru-RU. */
    val formats: String,
    /**
     * The direction in which the texts are read: ltr is from left to right, rtl from right to
     * left. Any other value: ltr.
     */
    val direction: DocumentDirection,
    /**
     * The texts that are in another language than the document, such as a name that the bank's
     * data does not have in the reader's language: mark each where it stands alone, so that a
     * screen reader speaks it right. Absent if there are none.
     */
    val otherLanguages: kotlin.collections.List<OtherLanguage>? = null,
    /**
     * The screens of the product, for tabs or a menu, and for the way back from a screen that was
     * opened by a link. Absent if the product has no other screen.
     */
    val navigation: Navigation? = null,
    /** Whether the document shows everything it should. */
    val outcome: Outcome,
    /**
     * Whether the values of the question are acceptable. Absent if there is no question, or if it
     * is not known.
     */
    val input: Input? = null,
    /** The top of the screen: a header, or a simpler item if the client does not draw headers. */
    val headerItem: Item,
    /** The rest of the screen, in reading order. */
    val contentItems: kotlin.collections.List<Item>,
    /** The pages of the lists of which the document holds only some rows; absent if it holds all. */
    val pages: kotlin.collections.List<ListPage>? = null,
    /** The time for which the screen is true. The ETag does not cover it. */
    val freshness: DocumentFreshness,
    /**
     * Findings about the data, for the bank's own staff and tools; never in a customer's document.
     * The ETag does not cover them.
     */
    val diagnostics: kotlin.collections.List<Diagnostic>? = null,
    /**
     * The id of the request, under which the bank's staff finds the findings about it: quote it
     * when something is wrong. Only in a customer's document, where it takes the place of
     * diagnostics. The ETag does not cover it.
     */
    val correlationId: String? = null,
    /**
     * The document's fingerprint: SHA-256, in hexadecimal digits, of the document without the
     * properties etag, freshness, diagnostics and correlationId, in the canonical form of RFC 8785
     * (JCS). Documents of equal content have equal ones. The canonical form has only numbers that
     * a double holds; the engine writes no others.
     */
    val etag: String,
)

/** The product that the screen shows. */
@Serializable
data class DocumentProduct(
    /** The product's id at its source; unique together with the type. Opaque. */
    val id: String,
    /** The product type, such as mortgage; `products` lists the installed ones. */
    val type: String,
    /** The product's name for the customer. */
    val title: String,
)

/**
 * The direction in which the texts are read: ltr is from left to right, rtl from right to left.
 * Any other value: ltr.
 */
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
    val asOf: String,
    /** The day of the source's data; absent if the source does not state it. */
    val dataAsOf: String? = null,
    /**
     * The time zone in which the days begin and end: a name of the IANA database, such as
     * Europe/Moscow.
     */
    val timeZone: String,
    /**
     * The first moment at which a statement on the screen is no longer true, such as "in 27 days"
     * at midnight: ask again then. It follows from the day alone, so it may be over already: then
     * something has changed since, and the next midnight is the moment to ask again. Absent if
     * nothing depends on the time.
     */
    val validUntil: String? = null,
)

/**
 * An item of a standard kind, or a product's own: the product type, a colon and the name of the
 * kind. An action is only in an actionGroup, a tableRow only in a table.
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
            tag == "header" -> HeaderItem.serializer()
            tag == "section" -> SectionItem.serializer()
            tag == "amount" -> AmountItem.serializer()
            tag == "row" -> RowItem.serializer()
            tag == "status" -> StatusItem.serializer()
            tag == "banner" -> BannerItem.serializer()
            tag == "actionGroup" -> ActionGroupItem.serializer()
            tag == "progress" -> ProgressItem.serializer()
            tag == "breakdown" -> BreakdownItem.serializer()
            tag == "timeline" -> TimelineItem.serializer()
            tag == "chart" -> ChartItem.serializer()
            tag == "table" -> TableItem.serializer()
            tag == "chips" -> ChipsItem.serializer()
            tag == "note" -> NoteItem.serializer()
            tag == "divider" -> DividerItem.serializer()
            ":" in tag -> CustomItem.serializer()
            else -> UnknownItemSerializer
        }
    }
}

/**
 * The top of a screen: which product this is, what is owed, and whether anything is wrong.
 * Category: structure; since version 1.
 */
@Serializable
data class HeaderItem(
    /** The kind of the item. */
    val kind: String,
    /** The item's id, unique in the document. The operations of a patch address it. */
    val id: String,
    /** The product's name for the customer. */
    val title: String,
    /** What distinguishes the product from others of its type, such as a masked contract number. */
    val subtitle: String? = null,
    /**
     * The text that a screen reader says for the whole item, before the items in it. Absent if it
     * equals title, and if the client does without it.
     */
    val accessibilityLabel: String? = null,
    /** The amounts, the most important first, then the statuses, the worst first. */
    val items: kotlin.collections.List<Item>,
) : Item

/**
 * A titled group of items; a section inside another is a sub-section. A screen reader says the
 * title. Category: structure; since version 1.
 */
@Serializable
data class SectionItem(
    /** The kind of the item. */
    val kind: String,
    /** The item's id, unique in the document. The operations of a patch address it. */
    val id: String,
    /** The heading. */
    val title: String,
    /**
     * The importance on a small screen: a section of low priority may first be shown as its
     * heading, which unfolds it; one of high priority is always shown whole. Absent, it is normal.
     * Any other value: as absent.
     */
    val priority: SectionItemPriority? = null,
    /** What opens when the reader taps the heading. Absent if nothing does. */
    val destination: Destination? = null,
    /** The items in reading order. */
    val items: kotlin.collections.List<Item>,
) : Item

/**
 * The importance on a small screen: a section of low priority may first be shown as its heading,
 * which unfolds it; one of high priority is always shown whole. Absent, it is normal. Any other
 * value: as absent.
 */
@Serializable
@JvmInline
value class SectionItemPriority(val value: String) {
    companion object {
        val high = SectionItemPriority("high")
        val low = SectionItemPriority("low")
    }
}

/**
 * A figure that stands out: one amount of money with its label. A screen reader says the label,
 * the amount as it is spoken, and the caption. Category: figure; since version 1.
 */
@Serializable
data class AmountItem(
    /** The kind of the item. */
    val kind: String,
    /** The item's id, unique in the document. The operations of a patch address it. */
    val id: String,
    /** What the amount is. */
    val label: String,
    /** The amount. */
    val money: MoneyValue,
    /**
     * A qualification that is drawn beside or below the value, in smaller print; absent if there
     * is none.
     */
    val caption: String? = null,
    /** How good or bad it is; absent if it is neutral. */
    val tone: Tone? = null,
    /** The material fact that the item states; absent if it states none. */
    val fact: Fact? = null,
    /**
     * The text to put on the clipboard when the reader copies the item, such as a number in full.
     * Absent if there is nothing to copy.
     */
    val copy: String? = null,
    /** What opens when the reader taps the item. Absent if nothing does. */
    val destination: Destination? = null,
) : Item

/**
 * A label with its value. A screen reader says the label, the value as it is spoken, and the
 * caption. Category: figure; since version 1.
 */
@Serializable
data class RowItem(
    /** The kind of the item. */
    val kind: String,
    /** The item's id, unique in the document. The operations of a patch address it. */
    val id: String,
    /** What the value is. */
    val label: String,
    /** The value. */
    val value: Value,
    /**
     * A qualification that is drawn beside or below the value, in smaller print; absent if there
     * is none.
     */
    val caption: String? = null,
    /** How good or bad it is; absent if it is neutral. */
    val tone: Tone? = null,
    /** The material fact that the item states; absent if it states none. */
    val fact: Fact? = null,
    /**
     * The text to put on the clipboard when the reader copies the item, such as a number in full.
     * Absent if there is nothing to copy.
     */
    val copy: String? = null,
    /** What opens when the reader taps the item. Absent if nothing does. */
    val destination: Destination? = null,
    /**
     * Whether the value is a part of the amount in the rows before. A client may indent it. Absent
     * if not.
     */
    val isPart: Boolean? = null,
) : Item

/** One state of the product in a few words. Category: message; since version 1. */
@Serializable
data class StatusItem(
    /** The kind of the item. */
    val kind: String,
    /** The item's id, unique in the document. The operations of a patch address it. */
    val id: String,
    /** The state. */
    val text: String,
    /**
     * The text in at most 40 characters, for a narrow screen. Absent if the text is not longer, or
     * if it comes from the bank's data.
     */
    val short: String? = null,
    /** How good or bad it is; absent if it is neutral. */
    val tone: Tone? = null,
    /** The material fact that the item states; absent if it states none. */
    val fact: Fact? = null,
    /**
     * The text that a screen reader says for the whole item, before the items in it. Absent if it
     * equals text, and if the client does without it.
     */
    val accessibilityLabel: String? = null,
    /** What opens when the reader taps the status. Absent if nothing does. */
    val destination: Destination? = null,
) : Item

/** Something the reader must not miss. Category: message; since version 1. */
@Serializable
data class BannerItem(
    /** The kind of the item. */
    val kind: String,
    /** The item's id, unique in the document. The operations of a patch address it. */
    val id: String,
    /** The message in a few words. */
    val title: String,
    /**
     * The title in at most 40 characters, for a narrow screen. Absent if the title is not longer,
     * or if it comes from the bank's data.
     */
    val short: String? = null,
    /** The complete message; absent if the title says it all. */
    val text: String? = null,
    /** How good or bad it is; absent if it is neutral. */
    val tone: Tone? = null,
    /** The material fact that the item states; absent if it states none. */
    val fact: Fact? = null,
    /**
     * The text that a screen reader says for the whole item, before the items in it. Absent if it
     * equals title, and if the client does without it.
     */
    val accessibilityLabel: String? = null,
    /**
     * What opens when the reader taps the banner. Absent if nothing does. If it is an item that is
     * an action, draw the action's button in the banner.
     */
    val destination: Destination? = null,
) : Item

/** What the customer can do. Category: action; since version 1. */
@Serializable
data class ActionGroupItem(
    /** The kind of the item. */
    val kind: String,
    /** The item's id, unique in the document. The operations of a patch address it. */
    val id: String,
    /**
     * The title of the group for screen readers; it need not be drawn. Absent if it is the title
     * of the section around it.
     */
    val title: String? = null,
    /** The actions, the most important first. */
    val items: kotlin.collections.List<Action>,
) : Item

/** One thing the customer can do, or the reason why it is not possible now. */
@Serializable
data class Action(
    /** The kind of the item. */
    val kind: String,
    /** The item's id, unique in the document. The operations of a patch address it. */
    val id: String,
    /** The title of the button. */
    val title: String,
    /**
     * How the action stands among those of its group: at most one is primary, which most customers
     * want now; a destructive one cannot be undone or takes something away; absent, it is
     * secondary. Any other value: as secondary.
     */
    val role: ActionRole? = null,
    /**
     * The place of the button, where that is not the group: task, in the banner of the screen's
     * task, whose destination is this action; bottom, at the bottom of the screen, always in view.
     * A client may also draw the button in the group alone. Any other value: in the group.
     */
    val place: ActionPlace? = null,
    /**
     * What a picture for the action means: a role that each client maps to a picture of its own,
     * or to none. Any other value: no picture.
     */
    val icon: ActionIcon? = null,
    /**
     * Whether the action is possible now: available, it is; unavailable, it is not, and reason
     * states why; pending, it was requested and the bank is processing it, and reason states what
     * and when. Any other value: not possible now; show the reason.
     */
    val state: ActionState,
    /**
     * Why the action is unavailable, or what is pending and since when; absent only if it is
     * available.
     */
    val reason: String? = null,
    /**
     * The last day on which the action is unavailable. The reason has it in words. Absent if it is
     * not known.
     */
    val until: DateValue? = null,
    /**
     * The day of the request that is pending. The reason has it in words. Absent if it is not
     * known.
     */
    val since: DateValue? = null,
    /** Limits, cut-off time and fee, in words; absent if there are none. */
    val details: String? = null,
    /** The smallest possible amount; absent if there is no limit. */
    val minimum: MoneyValue? = null,
    /** The largest possible amount; absent if there is no limit. */
    val maximum: MoneyValue? = null,
    /** What the action costs: zero if it is free of charge. Absent if the source does not state it. */
    val fee: MoneyValue? = null,
    /** A request after this moment counts for the next day. Absent if there is no such time. */
    val cutOff: Moment? = null,
    /** The question to ask the customer before the action begins. Absent if the source has none. */
    val confirmation: Confirmation? = null,
    /**
     * The values that the customer chooses before the flow begins. Absent if there are none, if
     * their limits are not known, and for a client that draws no forms, which is sent worked
     * examples instead.
     */
    val form: ActionForm? = null,
    /** Where the action leads. */
    val destination: Destination,
    /**
     * The text that a screen reader says for the whole item, before the items in it. Absent if it
     * equals title, and if the client does without it.
     */
    val accessibilityLabel: String? = null,
)

/**
 * How the action stands among those of its group: at most one is primary, which most customers
 * want now; a destructive one cannot be undone or takes something away; absent, it is secondary.
 * Any other value: as secondary.
 */
@Serializable
@JvmInline
value class ActionRole(val value: String) {
    companion object {
        val primary = ActionRole("primary")
        val secondary = ActionRole("secondary")
        val destructive = ActionRole("destructive")
    }
}

/**
 * The place of the button, where that is not the group: task, in the banner of the screen's task,
 * whose destination is this action; bottom, at the bottom of the screen, always in view. A client
 * may also draw the button in the group alone. Any other value: in the group.
 */
@Serializable
@JvmInline
value class ActionPlace(val value: String) {
    companion object {
        val task = ActionPlace("task")
        val bottom = ActionPlace("bottom")
    }
}

/**
 * What a picture for the action means: a role that each client maps to a picture of its own, or to
 * none. Any other value: no picture.
 */
@Serializable
@JvmInline
value class ActionIcon(val value: String) {
    companion object {
        val payment = ActionIcon("payment")
        val earlyRepayment = ActionIcon("earlyRepayment")
        val calendar = ActionIcon("calendar")
        val autopay = ActionIcon("autopay")
        val holiday = ActionIcon("holiday")
        val statement = ActionIcon("statement")
        val schedule = ActionIcon("schedule")
        val breakdown = ActionIcon("breakdown")
        val operations = ActionIcon("operations")
        val details = ActionIcon("details")
        val document = ActionIcon("document")
        val telephone = ActionIcon("telephone")
        val website = ActionIcon("website")
        val overview = ActionIcon("overview")
        val calculation = ActionIcon("calculation")
    }
}

/**
 * Whether the action is possible now: available, it is; unavailable, it is not, and reason states
 * why; pending, it was requested and the bank is processing it, and reason states what and when.
 * Any other value: not possible now; show the reason.
 */
@Serializable
@JvmInline
value class ActionState(val value: String) {
    companion object {
        val available = ActionState("available")
        val unavailable = ActionState("unavailable")
        val pending = ActionState("pending")
    }
}

@Serializable
data class ActionForm(
    /**
     * The name of the question whose answer shows the effect of the values. Each value is the
     * parameter of its field's name; an empty field has none. Absent if there is no such question.
     */
    val question: String? = null,
    /**
     * The values to choose, in reading order. The flow starts with them, beside its parameters,
     * under the names of the fields.
     */
    val fields: kotlin.collections.List<Field>,
)

/**
 * A value that the customer chooses. Every value is written as the parameter of a request is: an
 * amount as a decimal, a day as YYYY-MM-DD.
 */
@Serializable(with = FieldSerializer::class)
sealed interface Field

/** One whose kind these types do not have, with all it holds. */
@Serializable(with = UnknownFieldSerializer::class)
data class UnknownField(val json: JsonObject) : Field

object UnknownFieldSerializer : KSerializer<UnknownField> {
    override val descriptor = JsonObject.serializer().descriptor
    override fun serialize(encoder: Encoder, value: UnknownField) =
        encoder.encodeSerializableValue(JsonObject.serializer(), value.json)
    override fun deserialize(decoder: Decoder) =
        UnknownField(decoder.decodeSerializableValue(JsonObject.serializer()))
}

object FieldSerializer : JsonContentPolymorphicSerializer<Field>(Field::class) {
    override fun selectDeserializer(element: JsonElement): DeserializationStrategy<Field> {
        val tag = element.jsonObject["kind"]?.jsonPrimitive?.contentOrNull ?: ""
        return when {
            tag == "moneyField" -> MoneyField.serializer()
            tag == "dateField" -> DateField.serializer()
            tag == "numberField" -> NumberField.serializer()
            tag == "choiceField" -> ChoiceField.serializer()
            else -> UnknownFieldSerializer
        }
    }
}

/**
 * An amount. Other choices of the customer, such as a later day, may allow less: the answer to the
 * question says so.
 */
@Serializable
data class MoneyField(
    /** The type of the value. */
    val kind: String,
    /** The name of the value for the flow and for the question. */
    val name: String,
    /** What the value is. */
    val label: String,
    /**
     * The sentence for a value that is not allowed, such as "From £10.00 to £5,000.00". Absent if
     * every value is.
     */
    val limits: String? = null,
    /**
     * The sentence as a screen reader says it. Absent if it equals limits, and if the client does
     * without it.
     */
    val spoken: String? = null,
    /** The code of ISO 4217. */
    val currency: String,
    /** Each amount is a multiple of this one. */
    val step: String,
    /** The smallest value. Absent if there is none. */
    val minimum: String? = null,
    /** The largest value. Absent if there is none. */
    val maximum: String? = null,
    /** The value to begin with. Absent if the field may stay empty. */
    val initial: String? = null,
) : Field

/** A day of the calendar. */
@Serializable
data class DateField(
    /** The type of the value. */
    val kind: String,
    /** The name of the value for the flow and for the question. */
    val name: String,
    /** What the value is. */
    val label: String,
    /**
     * The sentence for a value that is not allowed, such as "From £10.00 to £5,000.00". Absent if
     * every value is.
     */
    val limits: String? = null,
    /**
     * The sentence as a screen reader says it. Absent if it equals limits, and if the client does
     * without it.
     */
    val spoken: String? = null,
    /** The smallest value. Absent if there is none. */
    val minimum: String? = null,
    /** The largest value. Absent if there is none. */
    val maximum: String? = null,
    /** The value to begin with. Absent if the field may stay empty. */
    val initial: String? = null,
) : Field

/** A whole number. */
@Serializable
data class NumberField(
    /** The type of the value. */
    val kind: String,
    /** The name of the value for the flow and for the question. */
    val name: String,
    /** What the value is. */
    val label: String,
    /**
     * The sentence for a value that is not allowed, such as "From £10.00 to £5,000.00". Absent if
     * every value is.
     */
    val limits: String? = null,
    /**
     * The sentence as a screen reader says it. Absent if it equals limits, and if the client does
     * without it.
     */
    val spoken: String? = null,
    /** The smallest value. Absent if there is none. */
    val minimum: Long? = null,
    /** The largest value. Absent if there is none. */
    val maximum: Long? = null,
    /** The value to begin with. Absent if the field may stay empty. */
    val initial: Long? = null,
) : Field

/** One of some words. */
@Serializable
data class ChoiceField(
    /** The type of the value. */
    val kind: String,
    /** The name of the value for the flow and for the question. */
    val name: String,
    /** What the value is. */
    val label: String,
    /**
     * The sentence for a value that is not allowed, such as "From £10.00 to £5,000.00". Absent if
     * every value is.
     */
    val limits: String? = null,
    /**
     * The sentence as a screen reader says it. Absent if it equals limits, and if the client does
     * without it.
     */
    val spoken: String? = null,
    /** The words with their labels. */
    val choices: kotlin.collections.List<ChoiceFieldChoices>,
    /** The value to begin with. Absent if the field may stay empty. */
    val initial: String? = null,
) : Field

@Serializable
data class ChoiceFieldChoices(
    /** The word for the flow and for the question. */
    val value: String,
    /** The word, ready to show. */
    val label: String,
)

@Serializable
data class Confirmation(
    /** The title of the question. */
    val title: String,
    /** The question. */
    val text: String,
    /** The title of the button that begins the action. */
    val confirm: String,
    /** The title of the button that leaves everything as it is. */
    val cancel: String,
)

/** How far along something is. Category: figure; since version 1. */
@Serializable
data class ProgressItem(
    /** The kind of the item. */
    val kind: String,
    /** The item's id, unique in the document. The operations of a patch address it. */
    val id: String,
    /** What makes progress. */
    val label: String,
    /** The share that is done, in thousandths. */
    val permille: Long,
    /** The share in words, such as "18 of 60 payments". */
    val text: String,
    /**
     * The text that a screen reader says for the whole item, before the items in it. Absent if the
     * client does without it.
     */
    val accessibilityLabel: String? = null,
) : Item

/**
 * A whole and the parts it is made of; the parts add up to the whole, to the minor unit. A screen
 * reader says the total, then the parts. Category: figure; since version 1.
 */
@Serializable
data class BreakdownItem(
    /** The kind of the item. */
    val kind: String,
    /** The item's id, unique in the document. The operations of a patch address it. */
    val id: String,
    /** The whole; its value is money. */
    val total: RowItem,
    /** The parts in reading order; each value is money in the currency of the whole. */
    val items: kotlin.collections.List<RowItem>,
) : Item

/** What happened and what is to come, day by day. Category: list; since version 2. */
@Serializable
data class TimelineItem(
    /** The kind of the item. */
    val kind: String,
    /** The item's id, unique in the document. The operations of a patch address it. */
    val id: String,
    /** The heading; a screen reader says it. Absent if it is the title of the section around it. */
    val title: String? = null,
    /** The entries, the earliest first. */
    val items: kotlin.collections.List<TimelineEntry>,
) : Item

/** One entry of a timeline. */
@Serializable
data class TimelineEntry(
    /** The item's id, unique in the document. The operations of a patch address it. */
    val id: String,
    /** The day of the entry. */
    val date: DateValue,
    /** What happened or will happen. */
    val title: String,
    /** The amount of the entry; absent if it has none. */
    val money: MoneyValue? = null,
    /**
     * A qualification that is drawn beside or below the value, in smaller print; absent if there
     * is none.
     */
    val caption: String? = null,
    /**
     * The state on the day of the screen: done, it happened as planned; missed, it was due and did
     * not happen; next, it is the next one; ahead, it comes later. Any other value: draw the entry
     * without a mark.
     */
    val state: TimelineEntryState,
    /** What opens when the reader taps the entry. Absent if nothing does. */
    val destination: Destination? = null,
    /**
     * The text that a screen reader says for the whole item, before the items in it. Absent if the
     * client does without it.
     */
    val accessibilityLabel: String? = null,
)

/**
 * The state on the day of the screen: done, it happened as planned; missed, it was due and did not
 * happen; next, it is the next one; ahead, it comes later. Any other value: draw the entry without
 * a mark.
 */
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
data class ChartItem(
    /** The kind of the item. */
    val kind: String,
    /** The item's id, unique in the document. The operations of a patch address it. */
    val id: String,
    /**
     * The heading; a screen reader says it, then the summary. Absent if it is the title of the
     * section around it.
     */
    val title: String? = null,
    /** The message of the chart in one sentence, for whoever does not see it. */
    val summary: String,
    /**
     * How the data is best drawn: lines, a line for each series; stackedBars, a bar for each point
     * with the series stacked, because they add up to something. Any other value: show the
     * summary, and the data as a table.
     */
    val shape: ChartItemShape,
    /**
     * How the series of a point are put together: none, each begins at zero; bySign, in the order
     * of the series, positive amounts are stacked upwards from zero and negative ones downwards.
     * Any other value: show the summary, and the data as a table.
     */
    val stacking: ChartItemStacking,
    /** The title of the axis of the points, such as Year. */
    val axis: String,
    /** The ISO 4217 code of all amounts; absent if there are none. */
    val currency: String? = null,
    /**
     * The round amounts to mark on the axis of the amounts, the smallest first, with their labels
     * as text. The axis extends from the first to the last, and zero is one of them. Absent if
     * there are no amounts.
     */
    val ticks: kotlin.collections.List<MoneyValue>? = null,
    /** The quantities in the chart, in the order of the legend. */
    val series: kotlin.collections.List<Series>,
    /** The points in reading order. */
    val items: kotlin.collections.List<ChartPoint>,
) : Item

/**
 * How the data is best drawn: lines, a line for each series; stackedBars, a bar for each point
 * with the series stacked, because they add up to something. Any other value: show the summary,
 * and the data as a table.
 */
@Serializable
@JvmInline
value class ChartItemShape(val value: String) {
    companion object {
        val lines = ChartItemShape("lines")
        val stackedBars = ChartItemShape("stackedBars")
    }
}

/**
 * How the series of a point are put together: none, each begins at zero; bySign, in the order of
 * the series, positive amounts are stacked upwards from zero and negative ones downwards. Any
 * other value: show the summary, and the data as a table.
 */
@Serializable
@JvmInline
value class ChartItemStacking(val value: String) {
    companion object {
        val none = ChartItemStacking("none")
        val bySign = ChartItemStacking("bySign")
    }
}

/** One of the quantities a chart shows. */
@Serializable
data class Series(
    /** The name of the series, unique in its chart; a patch does not address it. */
    val id: String,
    /** The name of the series in the legend. */
    val title: String,
)

/**
 * One place along a chart. A screen reader says the title of the axis and the label, then for each
 * amount that is not null the title of its series and the amount.
 */
@Serializable
data class ChartPoint(
    /** The item's id, unique in the document. The operations of a patch address it. */
    val id: String,
    /** The label on the axis, such as 2026. */
    val label: String,
    /** An amount for each series, in their order; null where a series has none. */
    val amounts: kotlin.collections.List<MoneyValue?>,
)

/** Rows of like things under shared column headings. Category: list; since version 1. */
@Serializable
data class TableItem(
    /** The kind of the item. */
    val kind: String,
    /** The item's id, unique in the document. The operations of a patch address it. */
    val id: String,
    /**
     * The title of the table for screen readers; it need not be drawn. Absent if it is the title
     * of the section around it.
     */
    val title: String? = null,
    /** The columns in reading order. */
    val columns: kotlin.collections.List<Column>,
    /** The groups of the rows, such as years, in reading order; absent if the rows have none. */
    val groups: kotlin.collections.List<TableGroup>? = null,
    /**
     * The sums below the rows, of the whole list also where the document holds a page of it;
     * absent if there are none.
     */
    val totals: TableTotals? = null,
    /** The rows in reading order. If they are not all, the document's pages state which they are. */
    val items: kotlin.collections.List<TableRow>,
) : Item

/** A column of a table. */
@Serializable
data class Column(
    /** The name of the column, unique in its table; a patch does not address it. */
    val id: String,
    /** The heading. */
    val title: String,
    /**
     * The side on which the texts of the cells begin: leading is the left in a document read from
     * left to right, trailing is the other one, for figures. Any other value: as leading.
     */
    val alignment: ColumnAlignment,
    /**
     * How long the column stays where there is no room for all: the low ones are left out first,
     * then those without a priority, each from the last to the first; the high ones stay. Say
     * which ones are left out. Any other value: as absent.
     */
    val priority: ColumnPriority? = null,
)

/**
 * The side on which the texts of the cells begin: leading is the left in a document read from left
 * to right, trailing is the other one, for figures. Any other value: as leading.
 */
@Serializable
@JvmInline
value class ColumnAlignment(val value: String) {
    companion object {
        val leading = ColumnAlignment("leading")
        val trailing = ColumnAlignment("trailing")
    }
}

/**
 * How long the column stays where there is no room for all: the low ones are left out first, then
 * those without a priority, each from the last to the first; the high ones stay. Say which ones
 * are left out. Any other value: as absent.
 */
@Serializable
@JvmInline
value class ColumnPriority(val value: String) {
    companion object {
        val high = ColumnPriority("high")
        val low = ColumnPriority("low")
    }
}

/**
 * One row of a table. A screen reader says for each cell that is not null the title of its column
 * and the value.
 */
@Serializable
data class TableRow(
    /** The kind of the item. */
    val kind: String,
    /** The item's id, unique in the document. The operations of a patch address it. */
    val id: String,
    /** A value for each column, in their order; null where a column has nothing to say. */
    val cells: kotlin.collections.List<Value?>,
    /** How good or bad it is; absent if it is neutral. */
    val tone: Tone? = null,
    /**
     * The state of what the row is about: a role that each client maps to its own marks. A payment
     * is paid, partlyPaid, due, overdue, planned or skipped; an operation is done, processing,
     * failed or reversed. The cells say in words what a reader must not miss. Absent if nothing is
     * known of it. Any other value: draw the row without a mark.
     */
    val state: TableRowState? = null,
    /**
     * The id of the row's group. Its heading stands before a row whose group is not that of the
     * row above. Absent if the row is in no group.
     */
    val group: String? = null,
    /**
     * The text of a line between what is past and what comes, ready to show. It stands above this
     * row and, if the row is the first of its group, above the heading of the group; a screen
     * reader says it there. Open the list here. Absent for all other rows.
     */
    val dayLine: String? = null,
    /** What opens when the reader taps the row. Absent if nothing does. */
    val destination: Destination? = null,
)

/**
 * The state of what the row is about: a role that each client maps to its own marks. A payment is
 * paid, partlyPaid, due, overdue, planned or skipped; an operation is done, processing, failed or
 * reversed. The cells say in words what a reader must not miss. Absent if nothing is known of it.
 * Any other value: draw the row without a mark.
 */
@Serializable
@JvmInline
value class TableRowState(val value: String) {
    companion object {
        val paid = TableRowState("paid")
        val partlyPaid = TableRowState("partlyPaid")
        val due = TableRowState("due")
        val overdue = TableRowState("overdue")
        val planned = TableRowState("planned")
        val skipped = TableRowState("skipped")
        val done = TableRowState("done")
        val processing = TableRowState("processing")
        val failed = TableRowState("failed")
        val reversed = TableRowState("reversed")
    }
}

/** Rows of a table that belong together, such as those of a year. */
@Serializable
data class TableGroup(
    /** The name of the group, unique in its table; a patch does not address it. */
    val id: String,
    /** The heading. */
    val title: String,
    /**
     * The totals of all rows of the group, also where the document holds a page with some of them:
     * a value for each column, null where there is none. They stand beside the heading; a screen
     * reader says them after it, as the cells of a row. Absent if there are none.
     */
    val totals: kotlin.collections.List<Value?>? = null,
    /**
     * Whether the group is first shown as its heading with its totals, without its rows, until the
     * reader unfolds it. A client that cannot fold shows the rows. Absent if not.
     */
    val isFolded: Boolean? = null,
)

/** The sums below a table. A screen reader says the heading, then the cells as those of a row. */
@Serializable
data class TableTotals(
    /** The heading, such as Total. */
    val title: String,
    /** A value for each column, in their order; null where a sum means nothing. */
    val cells: kotlin.collections.List<Value?>,
)

/**
 * A few short words that say what something is like. A screen reader says the label, then the
 * words. Category: message; since version 2.
 */
@Serializable
data class ChipsItem(
    /** The kind of the item. */
    val kind: String,
    /** The item's id, unique in the document. The operations of a patch address it. */
    val id: String,
    /** What the words describe. */
    val label: String,
    /** The words in reading order. */
    val items: kotlin.collections.List<Chip>,
) : Item

/** One of the words. */
@Serializable
data class Chip(
    /** The item's id, unique in the document. The operations of a patch address it. */
    val id: String,
    /** The word or words. */
    val text: String,
    /** How good or bad it is; absent if it is neutral. */
    val tone: Tone? = null,
)

/** A sentence in small print. Category: message; since version 1. */
@Serializable
data class NoteItem(
    /** The kind of the item. */
    val kind: String,
    /** The item's id, unique in the document. The operations of a patch address it. */
    val id: String,
    /** The sentence. */
    val text: String,
    /** How good or bad it is; absent if it is neutral. */
    val tone: Tone? = null,
    /** The material fact that the item states; absent if it states none. */
    val fact: Fact? = null,
    /**
     * The text that a screen reader says for the whole item, before the items in it. Absent if it
     * equals text, and if the client does without it.
     */
    val accessibilityLabel: String? = null,
) : Item

/**
 * A line between what belongs together and what does not. A screen reader skips it. Category:
 * structure; since version 2.
 */
@Serializable
data class DividerItem(
    /** The kind of the item. */
    val kind: String,
    /** The item's id, unique in the document. The operations of a patch address it. */
    val id: String,
) : Item

/**
 * A product's own item. A client that does not know the kind draws the fallback, which comes
 * before the rule for unknown kinds.
 */
@Serializable
data class CustomItem(
    /** The product type, a colon and the product's name for the kind, such as mortgage:collateral. */
    val kind: String,
    /** The item's id, unique in the document. The operations of a patch address it. */
    val id: String,
    /**
     * The text that a screen reader says for the whole item, before the items in it. Absent if the
     * client does without it.
     */
    val accessibilityLabel: String? = null,
    /**
     * The data that a client which knows the kind draws. `schema <type>` prints the schema of a
     * product's kinds.
     */
    val payload: kotlin.collections.Map<String, Payload>,
    /**
     * The standard items that every other client draws instead. They have the labels of the data,
     * the units, and the reasons why something is missing.
     */
    val fallback: kotlin.collections.List<Item>,
) : Item

/**
 * A part of a custom item's payload: a value (an object whose kind is a text), a whole number, a
 * flag, a word of an enumeration, a list or an object of parts.
 */
typealias Payload = JsonElement

@Serializable(with = OutcomeSerializer::class)
sealed interface Outcome

/** One whose kind these types do not have, with all it holds. */
@Serializable(with = UnknownOutcomeSerializer::class)
data class UnknownOutcome(val json: JsonObject) : Outcome

object UnknownOutcomeSerializer : KSerializer<UnknownOutcome> {
    override val descriptor = JsonObject.serializer().descriptor
    override fun serialize(encoder: Encoder, value: UnknownOutcome) =
        encoder.encodeSerializableValue(JsonObject.serializer(), value.json)
    override fun deserialize(decoder: Decoder) =
        UnknownOutcome(decoder.decodeSerializableValue(JsonObject.serializer()))
}

object OutcomeSerializer : JsonContentPolymorphicSerializer<Outcome>(Outcome::class) {
    override fun selectDeserializer(element: JsonElement): DeserializationStrategy<Outcome> {
        val tag = element.jsonObject["kind"]?.jsonPrimitive?.contentOrNull ?: ""
        return when {
            tag == "complete" -> CompleteOutcome.serializer()
            tag == "partial" -> PartialOutcome.serializer()
            tag == "fault" -> FaultOutcome.serializer()
            else -> UnknownOutcomeSerializer
        }
    }
}

/** Everything is there. */
@Serializable
data class CompleteOutcome(
    /** The kind of outcome. */
    val kind: String,
) : Outcome

/** Something is missing that the document should show; the rest is there and right. */
@Serializable
data class PartialOutcome(
    /** The kind of outcome. */
    val kind: String,
    /** What is missing. */
    val missing: kotlin.collections.List<Missing>,
) : Outcome

/**
 * Nothing of the product can be shown. The items tell the reader so; do not show them as the
 * product's state, and do not store the document in place of an earlier one.
 */
@Serializable
data class FaultOutcome(
    /** The kind of outcome. */
    val kind: String,
    /**
     * Why nothing can be shown. badData: the data cannot be read. unavailable: a source does not
     * answer. gone: the product is not where it was. internal: the bank's program is at fault. Any
     * other value: as internal.
     */
    val cause: FaultOutcomeCause,
    /**
     * Whether the same request may succeed if it is repeated. Repeat it after a pause, not in a
     * loop.
     */
    val mayRetry: Boolean,
) : Outcome

/**
 * Why nothing can be shown. badData: the data cannot be read. unavailable: a source does not
 * answer. gone: the product is not where it was. internal: the bank's program is at fault. Any
 * other value: as internal.
 */
@Serializable
@JvmInline
value class FaultOutcomeCause(val value: String) {
    companion object {
        val badData = FaultOutcomeCause("badData")
        val unavailable = FaultOutcomeCause("unavailable")
        val gone = FaultOutcomeCause("gone")
        val internal = FaultOutcomeCause("internal")
    }
}

@Serializable
data class Missing(
    /**
     * The id of the item that shows the thing, or would show it; an id alone does not tell that
     * there is such an item.
     */
    val id: String,
    /** What is missing, ready to show. */
    val name: String,
    /**
     * Why it is missing. notProvided: the bank's system does not state it. withheld: it may not be
     * shown. unreadable: it arrived with an error. notDelivered: a system that has it did not
     * deliver it. Any other value: as notProvided.
     */
    val reason: MissingReason,
)

/**
 * Why it is missing. notProvided: the bank's system does not state it. withheld: it may not be
 * shown. unreadable: it arrived with an error. notDelivered: a system that has it did not deliver
 * it. Any other value: as notProvided.
 */
@Serializable
@JvmInline
value class MissingReason(val value: String) {
    companion object {
        val notProvided = MissingReason("notProvided")
        val withheld = MissingReason("withheld")
        val unreadable = MissingReason("unreadable")
        val notDelivered = MissingReason("notDelivered")
    }
}

/** The texts of a document that are in one other language. */
@Serializable
data class OtherLanguage(
    /** The language, a tag of BCP 47 such as en. */
    val language: String,
    /** The texts in it, each as it is in the document. */
    val texts: kotlin.collections.List<String>,
)

@Serializable
data class Navigation(
    /** The screen to which the way back leads, one of screens. Absent on the main screen. */
    val parent: String? = null,
    /** The screens of the product that have something to show, and this one, the main screen first. */
    val screens: kotlin.collections.List<NavigationScreens>,
)

@Serializable
data class NavigationScreens(
    /** The name of the screen. */
    val screen: String,
    /** The title of the screen, ready to show. */
    val title: String,
    /**
     * What a picture for the screen means: a role that each client maps to a picture of its own,
     * or to none. Any other value: no picture.
     */
    val icon: NavigationScreensIcon? = null,
)

/**
 * What a picture for the screen means: a role that each client maps to a picture of its own, or to
 * none. Any other value: no picture.
 */
@Serializable
@JvmInline
value class NavigationScreensIcon(val value: String) {
    companion object {
        val payment = NavigationScreensIcon("payment")
        val earlyRepayment = NavigationScreensIcon("earlyRepayment")
        val calendar = NavigationScreensIcon("calendar")
        val autopay = NavigationScreensIcon("autopay")
        val holiday = NavigationScreensIcon("holiday")
        val statement = NavigationScreensIcon("statement")
        val schedule = NavigationScreensIcon("schedule")
        val breakdown = NavigationScreensIcon("breakdown")
        val operations = NavigationScreensIcon("operations")
        val details = NavigationScreensIcon("details")
        val document = NavigationScreensIcon("document")
        val telephone = NavigationScreensIcon("telephone")
        val website = NavigationScreensIcon("website")
        val overview = NavigationScreensIcon("overview")
        val calculation = NavigationScreensIcon("calculation")
    }
}

@Serializable
data class Question(
    /** The name of the question, as in its address. */
    val name: String,
    /**
     * The parameters of the request. The same question always has the same ones, however its
     * amounts were written.
     */
    val parameters: kotlin.collections.Map<String, String>,
)

@Serializable
data class Input(
    /**
     * Whether the bank's rules, as far as they are known, allow exactly these values. The items
     * may show an answer nevertheless, such as what repays everything.
     */
    val isAcceptable: Boolean,
    /** Why they do not. Absent if they do. */
    val faults: kotlin.collections.List<InputFaults>? = null,
)

@Serializable
data class InputFaults(
    /** The field, or the parameter, whose value is at fault. Absent if no other value would help. */
    val field: String? = null,
    /** The reason, ready to show beside the field. */
    val text: String,
    /**
     * The reason as a screen reader says it. Absent if it equals text, and if the client does
     * without it.
     */
    val spoken: String? = null,
)

/**
 * Which of a list's rows the document holds, where they are not all. A cursor ends when the row it
 * goes on from is no longer in the list.
 */
@Serializable
data class ListPage(
    /**
     * The id of the list: of its table or, for a client that draws no tables, of the section with
     * its rows, if there is one.
     */
    val list: String,
    /** The title of the list. */
    val title: String,
    /** The number of the first row in the whole list, from 1. */
    val first: Long,
    /** How many rows the document holds. */
    val count: Long,
    /** How many rows the whole list has. */
    val total: Long,
    /**
     * The id of the first row, as a row of a table or as an item of another kind; absent if there
     * are no rows.
     */
    val firstRow: String? = null,
    /** The id of the last row, likewise; absent if there are no rows. */
    val lastRow: String? = null,
    /**
     * An opaque text: ask with it, on the same screen of the same product, for the rows before;
     * absent where there are none.
     */
    val previous: String? = null,
    /**
     * An opaque text: ask with it, on the same screen of the same product, for the rows after;
     * absent where there are none.
     */
    val next: String? = null,
    /** Which rows these are, in words, ready to show. */
    val text: String,
)

/** A value of one form, with the text that is ready to show. Every form has a text. */
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
            tag == "text" -> TextValue.serializer()
            tag == "money" -> MoneyValue.serializer()
            tag == "date" -> DateValue.serializer()
            tag == "percent" -> PercentValue.serializer()
            else -> UnknownValueSerializer
        }
    }
}

/** A text that is ready to show. */
@Serializable
data class TextValue(
    /** The form of the value. */
    val kind: String,
    /** The value as it is shown. */
    val text: String,
) : Value

/** An amount of money with its formatted text. */
@Serializable
data class MoneyValue(
    /** The form of the value. */
    val kind: String,
    /**
     * The exact amount in the currency, not in minor units: a decimal with a point and as many
     * decimals as the source keeps, negative for a credit. Do not read it as a double.
     */
    val amount: String,
    /** The code of ISO 4217. */
    val currency: String,
    /** The value as it is shown. */
    val text: String,
    /**
     * The value as a screen reader says it. Absent if it equals text, and if the client does
     * without it.
     */
    val spoken: String? = null,
) : Value

/** A day with its formatted text. */
@Serializable
data class DateValue(
    /** The form of the value. */
    val kind: String,
    /** The day as YYYY-MM-DD, of ISO 8601. */
    val iso: String,
    /** The value as it is shown. */
    val text: String,
    /**
     * The value as a screen reader says it. Absent if it equals text, and if the client does
     * without it.
     */
    val spoken: String? = null,
) : Value

/** A percentage with its formatted text. */
@Serializable
data class PercentValue(
    /** The form of the value. */
    val kind: String,
    /** The exact decimal with a point: 11.5 is 11.5 %. The text also states its period. */
    val value: String,
    /** The value as it is shown. */
    val text: String,
    /**
     * The value as a screen reader says it. Absent if it equals text, and if the client does
     * without it.
     */
    val spoken: String? = null,
) : Value

/**
 * What the reader's use leads to: a screen, an item of the document, a flow of the host app, an
 * event, a document or a link.
 */
@Serializable(with = DestinationSerializer::class)
sealed interface Destination

/** One whose kind these types do not have, with all it holds. */
@Serializable(with = UnknownDestinationSerializer::class)
data class UnknownDestination(val json: JsonObject) : Destination

object UnknownDestinationSerializer : KSerializer<UnknownDestination> {
    override val descriptor = JsonObject.serializer().descriptor
    override fun serialize(encoder: Encoder, value: UnknownDestination) =
        encoder.encodeSerializableValue(JsonObject.serializer(), value.json)
    override fun deserialize(decoder: Decoder) =
        UnknownDestination(decoder.decodeSerializableValue(JsonObject.serializer()))
}

object DestinationSerializer : JsonContentPolymorphicSerializer<Destination>(Destination::class) {
    override fun selectDeserializer(element: JsonElement): DeserializationStrategy<Destination> {
        val tag = element.jsonObject["kind"]?.jsonPrimitive?.contentOrNull ?: ""
        return when {
            tag == "screen" -> DestinationToScreen.serializer()
            tag == "item" -> DestinationToItem.serializer()
            tag == "flow" -> DestinationToFlow.serializer()
            tag == "event" -> DestinationToEvent.serializer()
            tag == "sourceFlow" -> DestinationToSourceFlow.serializer()
            tag == "document" -> DestinationToDocument.serializer()
            tag == "link" -> DestinationToLink.serializer()
            else -> UnknownDestinationSerializer
        }
    }
}

/** A screen of the document's product or, with product, of another one of the same customer. */
@Serializable
data class DestinationToScreen(
    /** What opens. */
    val kind: String,
    /** The name of the screen. */
    val screen: String,
    /** The other product. Absent if it is the document's own. */
    val product: DestinationToScreenProduct? = null,
) : Destination

/** The other product. Absent if it is the document's own. */
@Serializable
data class DestinationToScreenProduct(
    /** The product type. */
    val type: String,
    /** The product's id at its source. */
    val id: String,
)

/**
 * Another item of the same document. An action starts, as if the reader used its button; any other
 * item is brought into view, and a section of low priority unfolded.
 */
@Serializable
data class DestinationToItem(
    /** What opens. */
    val kind: String,
    /** The item's id. The document has the item. */
    val item: String,
) : Destination

/** A flow of the host app from the catalogue that "products --format json" prints. */
@Serializable
data class DestinationToFlow(
    /** What opens. */
    val kind: String,
    /** The name of the flow. */
    val flow: String,
    /**
     * What the flow is told when it starts, by the names of the catalogue. Absent if that is
     * nothing.
     */
    val parameters: kotlin.collections.Map<String, Payload>? = null,
) : Destination

/**
 * An event that the product carries out itself, from the catalogue that "products --format json"
 * prints. The client sends it with the id of the item and the values of the form, and shows the
 * screen that is the answer.
 */
@Serializable
data class DestinationToEvent(
    /** What opens. */
    val kind: String,
    /** The name of the event. */
    val event: String,
    /** What the event is about. The client need not send it back. Absent if that is nothing. */
    val parameters: kotlin.collections.Map<String, Payload>? = null,
) : Destination

/**
 * A flow that is not in the catalogue: the bank's own system names it. A client that does not know
 * the name shows the action without a button.
 */
@Serializable
data class DestinationToSourceFlow(
    /** What opens. */
    val kind: String,
    /** The name in the bank's own system. */
    val flow: String,
) : Destination

/** A document of the product. */
@Serializable
data class DestinationToDocument(
    /** What opens. */
    val kind: String,
    /** The document's id at its source. */
    val document: String,
) : Destination

/** A page of the web, to open in a browser, or a telephone number, to call. */
@Serializable
data class DestinationToLink(
    /** What opens. */
    val kind: String,
    /** The address, without user information. */
    val url: String,
) : Destination

/** A moment with its formatted text. */
@Serializable
data class Moment(
    /** The form of the value. */
    val kind: String,
    /** The moment. */
    val iso: String,
    /** The value as it is shown. */
    val text: String,
    /**
     * The value as a screen reader says it. Absent if it equals text, and if the client does
     * without it.
     */
    val spoken: String? = null,
)

/** A finding about the data of the screen. */
@Serializable
data class Diagnostic(
    /** The stable identifier, such as record.unknown-field. */
    val id: String,
    /**
     * note, worth knowing; warning, something may be wrong on the screen; error, something is
     * missing from it. Any other value: as a note.
     */
    val severity: DiagnosticSeverity,
    /** The place in the source. */
    val path: String,
    /** What is wrong and what to do, in full sentences in English. */
    val message: String,
)

/**
 * note, worth knowing; warning, something may be wrong on the screen; error, something is missing
 * from it. Any other value: as a note.
 */
@Serializable
@JvmInline
value class DiagnosticSeverity(val value: String) {
    companion object {
        val note = DiagnosticSeverity("note")
        val warning = DiagnosticSeverity("warning")
        val error = DiagnosticSeverity("error")
    }
}

/**
 * How good or bad it is: a role that each client maps to its own colours and icons. neutral, plain
 * information; positive, good news or something finished; attention, it needs attention soon;
 * critical, something is wrong and costs money; muted, less important than the rest. Any other
 * value: as neutral.
 */
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

/**
 * A material fact: it must reach the customer however the item is shown. balance, what is owed in
 * all; overdue, what is overdue; rate, the interest rate; full-cost, the full cost of the loan as
 * the law defines it; next-payment-amount and next-payment-date, the next payment; payoff, what
 * repays everything; fees, a fee; cure, what has to be paid today so that nothing is overdue;
 * needed-on-day, what the account has to hold on the day of a booked repayment; coming-payment,
 * the payment after a change that is known today. Any other value: as if it were absent.
 */
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
        val cure = Fact("cure")
        val neededOnDay = Fact("needed-on-day")
        val comingPayment = Fact("coming-payment")
    }
}
