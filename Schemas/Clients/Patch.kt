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
 * Patch of a loan detail screen. What `diff` prints and `patch` reads, and what `render --rows`
 * prints: what turns one screen into another. Version 1, under the rules of the loan detail
 * screen's schema; it fits screens of every version, as objects are told by their ids alone. The
 * operations address every object with an `id` that is in one of the lists `contentItems`, `items`
 * and `fallback`, or is `headerItem` or `total`: items, actions, rows of tables, entries of
 * timelines, points of charts and chips. Everything else is a property and is replaced as a whole:
 * the document's `pages`, the `columns` and `groups` of a table, the cells of a row, the `series`
 * of a chart, although some of these have an `id`, too. No two of the objects that are addressed
 * may have the same id: a document or an operation with a repeated id is refused. The operations
 * are done in their order, each on what the ones before it have made. Both screens were made for
 * the same client profile. A patch is applied as a whole or not at all. It is refused if the
 * document has another ETag than `from`, if an operation cannot be done or has a property that is
 * not in this schema, or if the result has another ETag than `to`. A refused patch leaves the
 * document as it was; the client then asks for the whole screen.
 */
@Serializable
data class Document(
    /** The version of this format. */
    val schemaVersion: Long,
    /**
     * The ETag of the screen the patch is for: its `etag`. Do not apply the patch to another
     * screen. It equals `to` if nothing changes that the ETag covers. There may be operations even
     * then, such as a new `freshness`, and they are to be done.
     */
    val from: ETag,
    /**
     * The ETag of the screen it leads to. The operations set the property `etag` to it, from
     * version 2 on. When all operations are done, work out the ETag of the result and compare it
     * with `to`. If they differ, keep the old screen and ask for the whole one. A client that
     * cannot work out ETags relies on the operations alone.
     */
    val to: ETag,
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
            tag == "set" -> Set.serializer()
            tag == "insert" -> Insert.serializer()
            tag == "remove" -> Remove.serializer()
            tag == "move" -> Move.serializer()
            else -> UnknownOperationSerializer
        }
    }
}

/**
 * Changes the properties of an item, or without an id those of the document. `headerItem`,
 * `total`, and the lists of items may be among them: what was in them goes, and what comes brings
 * its ids. `headerItem` and `contentItems` are never removed, and an id never changes.
 */
@Serializable
data class Set(
    /** Tells the operation: changes properties. */
    val op: String,
    /** The item whose properties change; without it, the document. */
    val id: Id? = null,
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
data class Insert(
    /** Tells the operation: inserts an item. */
    val op: String,
    /** The item that has the list; without it, the document. */
    val parent: Parent? = null,
    /** The list that the item comes into. */
    val list: List,
    /** The item of the list that comes before; without it, the first place. */
    val after: After? = null,
    /** The item, as the screen's schema describes it. */
    val item: JsonElement,
) : Operation

/**
 * Takes an item with everything in it out of its list. `headerItem` and `total` are in no list and
 * cannot be removed so.
 */
@Serializable
data class Remove(
    /** Tells the operation: removes an item. */
    val op: String,
    /** The item to remove. */
    val id: Id,
) : Operation

/**
 * Puts an item with everything in it somewhere else, but not inside itself. `headerItem` and
 * `total` are in no list and cannot be moved.
 */
@Serializable
data class Move(
    /** Tells the operation: moves an item. */
    val op: String,
    /** The item to move. */
    val id: Id,
    /** The item that has the list; without it, the document. */
    val parent: Parent? = null,
    /** The list that the item comes into. */
    val list: List,
    /** The item of the list that comes before; without it, the first place. */
    val after: After? = null,
) : Operation

/**
 * An ETag: a SHA-256 in hexadecimal digits. From version 3 of the screens on, it is that of the
 * document without its properties `etag`, `freshness`, `diagnostics` and `correlationId`, in the
 * canonical form of RFC 8785 (JCS). In versions 1 and 2, it is that of the document without its
 * property `etag`, in UTF-8 as it is written but without white space, with the order of the
 * properties and the digits of the numbers as they are.
 */
typealias ETag = String

/** Names an object that is addressed by its id. */
typealias Id = String

/** The item that has the list; without it, the document. */
typealias Parent = Id

/** The list's name. */
@Serializable
@JvmInline
value class List(val value: String) {
    companion object {
        val contentItems = List("contentItems")
        val items = List("items")
        val fallback = List("fallback")
    }
}

/** The item of the list that comes before; without it, the first place. */
typealias After = Id

typealias Names = kotlin.collections.List<String>
