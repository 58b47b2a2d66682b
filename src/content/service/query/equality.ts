import { isDocumentLink } from '../document-links.ts'
import type { Snapshot } from '../snapshot.ts'
import type { StoredDocument } from '../stored-document.ts'
import {
  type CompilePredicate,
  type Condition,
  expectArguments,
  fieldArgument,
  listArgument,
  scalarArgument,
  unexpectedField,
} from './condition.ts'
import { fieldIndex, fieldValues, isRichText, parseFieldPath } from './field-path.ts'
import { type DocumentGroups, groupDocuments } from './group-documents.ts'
import type { Predicate, Scalar } from './parse-query.ts'
import { tagged } from './tags.ts'

/** Equal to the value; for tags, has all of the values. */
export const at: CompilePredicate = (predicate, snapshot) => {
  expectArguments(predicate, 1)
  if (predicate.path === 'document.tags') return tagged(predicate, snapshot, 'every')
  return equalToSome(predicate, [scalarArgument(predicate, 0)], snapshot)
}

export const not: CompilePredicate = (predicate, snapshot) => {
  const { matches } = at(predicate, snapshot)
  return { matches: (document) => !matches(document) }
}

/** Equal to one of the values; for tags, has one of them. */
export const any: CompilePredicate = (predicate, snapshot) => {
  expectArguments(predicate, 1)
  if (predicate.path === 'document.tags') return tagged(predicate, snapshot, 'some')
  return equalToSome(predicate, listArgument(predicate, 0), snapshot)
}

/** Like `any` on ids and uids, and the documents come in the order of the list. */
export const isIn: CompilePredicate = (predicate, snapshot) => {
  expectArguments(predicate, 1)
  const path = predicate.path ?? ''
  const ofIds = path === 'document.id'
  if (!ofIds && parseFieldPath(path)?.names.join() !== 'uid') throw unexpectedField(predicate)
  const wanted = listArgument(predicate, 0)
  const places = new Map<unknown, number>()
  for (const [place, value] of wanted.entries()) {
    if (!places.has(value)) places.set(value, place)
  }
  const rank = ({ id, uid }: StoredDocument) =>
    places.get(ofIds ? id : uid) ?? Number.POSITIVE_INFINITY
  return { ...equalToSome(predicate, wanted, snapshot), rank }
}

function equalToSome(predicate: Predicate, values: Scalar[], snapshot: Snapshot): Condition {
  const wanted = new Set<unknown>(values)
  switch (predicate.path) {
    case 'document.id':
      return {
        matches: ({ id }) => wanted.has(id),
        candidates: [...wanted].flatMap((id) => snapshot.byId.get(String(id)) ?? []),
      }
    case 'document.type':
      return {
        matches: ({ type }) => wanted.has(type),
        candidates: [...wanted].flatMap((type) => snapshot.byType.get(String(type)) ?? []),
      }
    default:
      return fromIndex(valueIndex(predicate, snapshot), wanted)
  }
}

function valueIndex(predicate: Predicate, snapshot: Snapshot): DocumentGroups<unknown> {
  const field = fieldArgument(predicate, snapshot)
  return fieldIndex(snapshot, { kind: 'equal', field }, (documents) =>
    groupDocuments(documents, (document) =>
      fieldValues(document, field).map((value) => {
        if (isRichText(value)) throw unexpectedField(predicate)
        return toKey(value)
      }),
    ),
  )
}

/** A link is asked for by the id of its target. */
function toKey(value: unknown): unknown {
  return isDocumentLink(value) ? value.id : value
}

function fromIndex(index: DocumentGroups<unknown>, wanted: ReadonlySet<unknown>): Condition {
  const candidates = new Set([...wanted].flatMap((value) => index.get(value) ?? []))
  return { matches: (document) => candidates.has(document), candidates: [...candidates] }
}
