// The types of patch, version 1.
// Made by "loan-detail schema patch --as kotlin". Do not edit.
//
// They need Kotlin 1.5 and kotlinx.serialization 1.3 or later. Read a document with
// Json { ignoreUnknownKeys = true }: a later document may have more properties.
package patch

import kotlinx.serialization.DeserializationStrategy
import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import kotlinx.serialization.encoding.Decoder
import kotlinx.serialization.encoding.Encoder
import kotlinx.serialization.json.*

/**
 * Patch of a loan detail screen or a list of products. What `diff` prints and `patch` reads, and
 * what `render --rows` prints: what turns one screen, or one list of products, into another.
 * Version 1, under the rules of the loan detail screen's schema; it fits screens of every version,
 * as objects are told by their ids alone. The operations address every object with an `id` that is
 * in one of the lists `contentItems`, `items` and `fallback`, or is `headerItem` or `total`:
 * items, actions, rows of tables, entries of timelines, points of charts and chips; in a list of
 * products, those in `products`, if each of them has an `id`. Everything else is a property and is
 * replaced as a whole: the document's `pages`, the `columns` and `groups` of a table, the cells of
 * a row, the `series` of a chart, although some of these have an `id`, too. No two of the objects
 * that are addressed may have the same id: a document or an operation with a repeated id is
 * refused. The operations are done in their order, each on what the ones before it have made. Both
 * screens were made for the same client profile. A patch is applied as a whole or not at all. It
 * is refused if the document has another ETag than `from`, if an operation cannot be done or has a
 * property that is not in this schema, or if the result has another ETag than `to`. A refused
 * patch leaves the document as it was; the client then asks for the whole screen.
 */
@Serializable
data class PatchDocument(
    /** The version of this format. */
    val schemaVersion: Long,
    /**
     * The ETag of the screen the patch is for: its `etag`. Do not apply the patch to another
     * screen. It equals `to` if nothing changes that the ETag covers. There may be operations even
     * then, such as a new `freshness`, and they are to be done.
     */
    val from: String,
    /**
     * The ETag of the screen it leads to. The operations set the property `etag` to it, from
     * version 2 on. When all operations are done, work out the ETag of the result and compare it
     * with `to`. If they differ, keep the old screen and ask for the whole one. A client that
     * cannot work out ETags relies on the operations alone.
     */
    val to: String,
    /**
     * The changes, in the order in which they are done; empty if the screens are equal in
     * everything, also in what the ETag does not cover.
     */
    val operations: kotlin.collections.List<Operation>,
)

@Serializable(with = OperationSerializer::class)
sealed interface Operation

/** One whose op these types do not have, with all it holds. */
@Serializable(with = UnknownOperationSerializer::class)
data class UnknownOperation(val json: JsonObject) : Operation

object UnknownOperationSerializer : KSerializer<UnknownOperation> {
    override val descriptor = JsonObject.serializer().descriptor
    override fun serialize(encoder: Encoder, value: UnknownOperation) =
        encoder.encodeSerializableValue(JsonObject.serializer(), value.json)
    override fun deserialize(decoder: Decoder) =
        UnknownOperation(decoder.decodeSerializableValue(JsonObject.serializer()))
}

object OperationSerializer : JsonContentPolymorphicSerializer<Operation>(Operation::class) {
    override fun selectDeserializer(element: JsonElement): DeserializationStrategy<Operation> {
        val tag = element.jsonObject["op"]?.jsonPrimitive?.contentOrNull ?: ""
        return when {
            tag == "set" -> SetOperation.serializer()
            tag == "insert" -> InsertOperation.serializer()
            tag == "remove" -> RemoveOperation.serializer()
            tag == "move" -> MoveOperation.serializer()
            else -> UnknownOperationSerializer
        }
    }
}

/**
 * Changes the properties of an item, or without an id those of the document. `headerItem`,
 * `total`, and the lists of items may be among them: what was in them goes, and what comes brings
 * its ids. `headerItem` and `contentItems` of a screen and `products` of a list are never removed,
 * and an id never changes.
 */
@Serializable
data class SetOperation(
    /** Tells the operation: changes properties. */
    val op: String,
    /** The item whose properties change; without it, the document. */
    val id: String? = null,
    /** The new values; a name that is not there yet comes after all others. */
    val properties: JsonElement? = null,
    /** The names that go, before the new values come. Each must be there. */
    val removed: Names? = null,
    /**
     * All names that are left, in the order they come to stand in; without it they stay. From
     * version 3 on, the ETag does not depend on the order of properties, so a client may leave it
     * out of account. The ETags of versions 1 and 2 depend on it.
     */
    val order: Names? = null,
) : Operation

/** Puts an item with everything in it into a list. */
@Serializable
data class InsertOperation(
    /** Tells the operation: inserts an item. */
    val op: String,
    /** The item that has the list; without it, the document. */
    val parent: String? = null,
    /** The list that the item comes into. */
    val list: ItemList,
    /** The item of the list that comes before; without it, the first place. */
    val after: String? = null,
    /** The item, as the schema of the screen or the list describes it. */
    val item: JsonElement,
) : Operation

/**
 * Takes an item with everything in it out of its list. `headerItem` and `total` are in no list and
 * cannot be removed so.
 */
@Serializable
data class RemoveOperation(
    /** Tells the operation: removes an item. */
    val op: String,
    /** The item to remove. */
    val id: String,
) : Operation

/**
 * Puts an item with everything in it somewhere else, but not inside itself. `headerItem` and
 * `total` are in no list and cannot be moved.
 */
@Serializable
data class MoveOperation(
    /** Tells the operation: moves an item. */
    val op: String,
    /** The item to move. */
    val id: String,
    /** The item that has the list; without it, the document. */
    val parent: String? = null,
    /** The list that the item comes into. */
    val list: ItemList,
    /** The item of the list that comes before; without it, the first place. */
    val after: String? = null,
) : Operation

/** The list's name. */
@Serializable
@JvmInline
value class ItemList(val value: String) {
    companion object {
        val contentItems = ItemList("contentItems")
        val products = ItemList("products")
        val items = ItemList("items")
        val fallback = ItemList("fallback")
    }
}

typealias Names = kotlin.collections.List<String>
