import type { Snapshot } from '../snapshot.ts'
import { type CompilePredicate, expectArguments, fieldArgument, textArgument } from './condition.ts'
import { documentWords, fieldTexts, toWords } from './document-words.ts'
import { fieldIndex, fieldValues } from './field-path.ts'
import { type DocumentGroups, groupDocuments } from './group-documents.ts'
import type { Predicate } from './parse-query.ts'

/** Has all the words, whatever their case and accents, in one field or anywhere (`document`). */
export const fulltext: CompilePredicate = (predicate, snapshot) => {
  expectArguments(predicate, 1)
  const words = [...new Set(toWords(textArgument(predicate, 0)))]
  const index = wordIndex(predicate, snapshot)
  const found = words.map((word) => new Set(index.get(word) ?? []))
  const [fewest = new Set()] = found.toSorted((a, b) => a.size - b.size)
  return {
    matches: (document) => words.length > 0 && found.every((set) => set.has(document)),
    candidates: [...fewest],
  }
}

function wordIndex(predicate: Predicate, snapshot: Snapshot): DocumentGroups<string> {
  if (predicate.path === 'document') return allWords(snapshot)
  const field = fieldArgument(predicate, snapshot)
  return fieldIndex(snapshot, { kind: 'words', field }, (documents) =>
    groupDocuments(documents, (document) =>
      fieldValues(document, field).flatMap(fieldTexts).flatMap(toWords),
    ),
  )
}

export function allWords(snapshot: Snapshot): DocumentGroups<string> {
  return snapshot.indexes.getOrBuild('words', () =>
    groupDocuments(snapshot.documents, documentWords),
  )
}
