// The types of product-list, version 1.
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
 * List of loan products. What `list --format json` prints: the products of all types, in their
 * strict order. Version 1, under the rules of the loan detail screen's schema.
 */
@Serializable
data class Document(
    /** The version of this format. */
    val schemaVersion: Long,
    /** The locale the texts are in, such as ru_RU. */
    val locale: String,
    /** The day the list is true for. */
    val asOf: String,
    val products: kotlin.collections.List<Product>,
    /**
     * Findings about the data of the products. The list of one customer has only
     * `list.incomplete`, an error for each product type whose products could not be listed.
     */
    val diagnostics: kotlin.collections.List<Diagnostic>,
)

/** One product, as its header shows it. */
@Serializable
data class Product(
    /** The product's id at its source, unique within its type. */
    val id: String,
    /** The product type; `unknown` when the record does not say. */
    val type: String,
    /** What the customer calls the product. */
    val title: String,
    val subtitle: String? = null,
    /** What is owed. */
    val balance: Money? = null,
    /** How the product stands, the most important first. */
    val statuses: kotlin.collections.List<Status>,
    /**
     * Whether the list can show the product: what its header needs can be read. A screen may find
     * faults in what the list does not read.
     */
    val readable: Boolean,
)

@Serializable
data class Money(
    /** The amount in units of 10^-n, where n is the number of decimals in the text. */
    val minorUnits: Long,
    /** The ISO 4217 code. */
    val currency: String,
    /** The amount, ready to show. */
    val text: String,
)

@Serializable
data class Status(
    val text: String,
    val tone: StatusTone,
)

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

/** Something that is wrong or odd in the data. */
@Serializable
data class Diagnostic(
    /** The stable identifier. */
    val id: String,
    val severity: DiagnosticSeverity,
    /** The place in the source, or a name. */
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
