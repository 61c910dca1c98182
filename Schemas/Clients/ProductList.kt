// The types of product-list, version 3.
// Made by "loan-detail schema product-list --as kotlin". Do not edit.
//
// They need Kotlin 1.5 and kotlinx.serialization 1.3 or later. Read a document with
// Json { ignoreUnknownKeys = true }: a later document may have more properties.
package productlist

import kotlinx.serialization.DeserializationStrategy
import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import kotlinx.serialization.encoding.Decoder
import kotlinx.serialization.encoding.Encoder
import kotlinx.serialization.json.*

/**
 * List of loan products. What `list --format json` prints for a client of version 3: the products
 * of all types, in their strict order. A list has the version of the screens that it leads to, so
 * version 3 follows version 1: clients of version 1 and 2 are given the list of version 1. The
 * rules of the loan detail screen's schema are the rules of this one.
 */
@Serializable
data class ProductListDocument(
    /** The version of this format. */
    val schemaVersion: Long,
    /** The title of the list, ready to show. */
    val title: String,
    /** The language of the texts, a tag of BCP 47 such as ru. */
    val language: String,
    /** The locale of numbers and dates, a tag of BCP 47 such as ru-RU. */
    val formats: String,
    /** The direction in which the texts are read: ltr from left to right, rtl from right to left. */
    val direction: DocumentDirection,
    /**
     * The texts that are in another language than the list, such as a name that the bank's data
     * does not have in the reader's language: mark each where it stands alone, so that a screen
     * reader speaks it right. Absent if there are none.
     */
    val otherLanguages: kotlin.collections.List<OtherLanguage>? = null,
    /**
     * Whether every product is there with everything the list shows of it. What is missing has the
     * id type:id, or the product type where a whole type is missing.
     */
    val outcome: Outcome,
    /** The products, and a place for each product type that cannot be listed. */
    val products: kotlin.collections.List<Product>,
    /** The time for which the list is true. The ETag does not cover it. */
    val freshness: Freshness,
    /**
     * Findings about the data, for the bank's own staff and tools; never in a customer's list. The
     * ETag does not cover them.
     */
    val diagnostics: kotlin.collections.List<Diagnostic>? = null,
    /**
     * The id of the request, under which the bank's staff finds the findings about it: quote it
     * when something is wrong. Only in a customer's list, where it takes the place of diagnostics.
     * The ETag does not cover it.
     */
    val correlationId: String? = null,
    /**
     * The list's fingerprint: SHA-256, in hexadecimal digits, of the list without the properties
     * etag, freshness, diagnostics and correlationId, in the canonical form of RFC 8785 (JCS).
     * Equal contents have equal ones.
     */
    val etag: String,
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

/** One product, as its header shows it; or a whole product type whose products cannot be listed. */
@Serializable
data class Product(
    /**
     * The product's id at its source, unique within its type; absent where a whole type cannot be
     * listed.
     */
    val id: String? = null,
    /** The product type; `unknown` when the record does not say. */
    val type: String,
    /** What the customer calls the product, or the name of the type. */
    val title: String,
    /** The line under the title, such as the masked contract number. */
    val subtitle: String? = null,
    /**
     * The amount that stands out in the product's header, usually what is owed; balanceLabel
     * states what it is. Absent if it is not known.
     */
    val balance: Money? = null,
    /**
     * What the balance is, ready to show, such as what is owed or an amount in the customer's
     * favour; absent if there is no balance.
     */
    val balanceLabel: String? = null,
    /** How the product stands, the most important first. */
    val statuses: kotlin.collections.List<Status>,
    /**
     * Whether everything is there that the list shows of the product. A screen may find faults in
     * what the list does not read.
     */
    val outcome: Outcome,
    /** The day of the source's data of this product; absent if the source does not state it. */
    val dataAsOf: String? = null,
)

/** The texts of a list that are in one other language. */
@Serializable
data class OtherLanguage(
    /** The language, a tag of BCP 47 such as en. */
    val language: String,
    /** The texts in it, each as it is in the list. */
    val texts: kotlin.collections.List<String>,
)

/** An amount of money with its formatted text. */
@Serializable
data class Money(
    /** The form of the value. */
    val kind: String,
    /**
     * The exact amount: a decimal with as many decimals as the source keeps. Do not read it as a
     * double.
     */
    val amount: String,
    /** The ISO 4217 code. */
    val currency: String,
    /** The amount, ready to show. */
    val text: String,
    /**
     * The amount as a screen reader says it; absent if it is the same as the text, or if the
     * client does without it.
     */
    val spoken: String? = null,
)

/** One state of the product in a few words. */
@Serializable
data class Status(
    /** The state, ready to show. */
    val text: String,
    /** How good or bad it is: a role, not a colour. */
    val tone: StatusTone,
)

/** How good or bad it is: a role, not a colour. */
@Serializable
@JvmInline
value class StatusTone(val value: String) {
    companion object {
        val neutral = StatusTone("neutral")
        val positive = StatusTone("positive")
        val attention = StatusTone("attention")
        val critical = StatusTone("critical")
        val muted = StatusTone("muted")
    }
}

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

/** Something is missing; the rest is there and right. */
@Serializable
data class PartialOutcome(
    /** The kind of outcome. */
    val kind: String,
    /** What is missing. */
    val missing: kotlin.collections.List<Missing>,
) : Outcome

/** Nothing of it can be shown but what it is and that it cannot be shown. */
@Serializable
data class FaultOutcome(
    /** The kind of outcome. */
    val kind: String,
    /**
     * badData: the data cannot be read. unavailable: a source does not answer. gone: the product
     * is not where it was. internal: the bank's program is at fault. Any other value: as internal.
     */
    val cause: FaultOutcomeCause,
    /**
     * Whether the same request may succeed if it is repeated. Repeat it after a pause, not in a
     * loop.
     */
    val mayRetry: Boolean,
) : Outcome

/**
 * badData: the data cannot be read. unavailable: a source does not answer. gone: the product is
 * not where it was. internal: the bank's program is at fault. Any other value: as internal.
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

/** Something that should be there and is not. */
@Serializable
data class Missing(
    /**
     * In the list's outcome, the product as type:id, or the product type. In a product's outcome,
     * the item of its screens.
     */
    val id: String,
    /** What is missing, ready to show. */
    val name: String,
    /**
     * notProvided: the bank's system does not state it. withheld: it may not be shown. unreadable:
     * it arrived with an error. notDelivered: a system that has it did not deliver it.
     */
    val reason: MissingReason,
)

/**
 * notProvided: the bank's system does not state it. withheld: it may not be shown. unreadable: it
 * arrived with an error. notDelivered: a system that has it did not deliver it.
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

/** The time for which the list is true. The ETag does not cover it. */
@Serializable
data class Freshness(
    /** The day for which the list is true. */
    val asOf: String,
    /**
     * The time zone in which the days begin and end: a name of the IANA database, such as
     * Europe/Moscow.
     */
    val timeZone: String,
    /**
     * The first moment (RFC 3339) at which a statement in the list is no longer true; absent if
     * nothing depends on the time.
     */
    val validUntil: String? = null,
)

/** Something that is wrong or odd in the data. */
@Serializable
data class Diagnostic(
    /** The stable identifier. */
    val id: String,
    /**
     * note: nothing is wrong. warning: a value was left out or contradicts another. error: the
     * subject could not be shown.
     */
    val severity: DiagnosticSeverity,
    /** The place in the source, or a name. */
    val path: String,
    /** What is wrong and what to do, in full sentences. */
    val message: String,
)

/**
 * note: nothing is wrong. warning: a value was left out or contradicts another. error: the subject
 * could not be shown.
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
