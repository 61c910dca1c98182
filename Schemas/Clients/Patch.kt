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
 * Patch of a loan detail screen. What `diff` prints and `patch` reads: what turns one screen into
 * another. Version 1, under the rules of the loan detail screen's schema; it fits screens of every
 * version, as items are told by their ids alone. The operations address every object with an `id`
 * that is in one of the lists `contentItems`, `items` and `fallback`, or is `headerItem` or
 * `total`: items, actions, rows of tables, chips, entries and points. What has no id there, such
 * as the columns of a table or the cells of a row, is a property, which is replaced as a whole.
 * The operations are done in their order, each on what the ones before it have made. Both screens
 * were made for the same client profile. A client whose screen has another ETag than `from`, or
 * who finds an operation that cannot be done, keeps its screen and asks for the whole.
 */
@Serializable
data class Document(
    /** The version of this format. */
    val schemaVersion: Long,
    /**
     * The ETag of the screen the patch is for: its `etag`. Do not apply the patch to another
     * screen.
     */
    val from: ETag,
    /**
     * The ETag of the screen it leads to. The operations set the property `etag` to it, from
     * version 2 on. A client that can compute ETags compares it with the ETag of the screen it has
     * made, and keeps its old screen if they differ; others rely on the operations alone.
     */
    val to: ETag,
    /** The changes, in the order in which they are done; empty if the screens are equal. */
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

/** Changes the properties of an item, or without an id of the document. */
@Serializable
data class Set(
    /** Tells the operation: changes properties. */
    val op: String,
    /** The item whose properties change; without it, the document. */
    val id: Id? = null,
    /** The new values; a name that is not there yet comes after all others. */
    val properties: JsonElement? = null,
    /** The names that go, before the new values come. */
    val removed: Names? = null,
    /** All names that are left, in the order they come to stand in; without it they stay. */
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

/** Takes an item with everything in it out of its list. */
@Serializable
data class Remove(
    /** Tells the operation: removes an item. */
    val op: String,
    /** The item to remove. */
    val id: Id,
) : Operation

/** Puts an item with everything in it somewhere else. */
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

/** An ETag, as the schema of the screens' version defines it. */
typealias ETag = String

/** Names an item by its id. */
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
