import type { Node, Schema } from 'prosemirror-model'
import type { Transaction } from 'prosemirror-state'

/** How a stored value becomes an editor's document, and back. */
export type DocumentCodec<Value> = {
  schema: Schema
  toDoc: (value: Value) => Node
  /** Parts that nobody has touched are the stored objects. `previous` itself comes back if nothing has changed. */
  toValue: (doc: Node, previous: Value) => Value
  /** Changes the transaction's document into another value at as few places as possible. */
  merge: (tr: Transaction, value: Value) => void
}
