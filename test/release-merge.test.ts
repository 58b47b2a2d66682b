import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeRelease, type Published } from '#repository/releases/merge-release.ts'
import type { ReleaseBases } from '#repository/releases/release-bases.ts'
import { toTakeBack } from '#repository/releases/take-back.ts'
import type { StoredDocument } from '#repository/stored-document.ts'
import { createRandom } from '../bench/seeded-random.ts'
import { openSeededStore } from './content-fixture.ts'
import { generatedDocument } from './generated-documents.ts'
import { trialsOf } from './machine.ts'
import { naiveMerge } from './naive-merge.ts'
import { changeDocument, type Edit, withNames } from './random-edits.ts'

const TRIALS = 5000

const pick = fc.nat(1000)
const edit = fc.record({
  what: fc.constantFrom('set' as const, 'insert' as const, 'touch' as const),
  place: pick,
  item: pick,
  to: pick,
})
const edits = fc.array(edit, { minLength: 1, maxLength: 4 })

const { documents: seed } = (await openSeededStore()).snapshot()

function documentAt(number: number): StoredDocument {
  const generated = generatedDocument(createRandom(number), `generated-${number}`)
  const source = number % 2 === 0 ? seed.at(number % seed.length) : generated
  return withNames(structuredClone(source)) as StoredDocument
}

let count = 0

/** Each typed text has a token of its own. */
function edited(document: StoredDocument, list: readonly Edit[]) {
  return list.reduce<StoredDocument>((result, each) => {
    const token = `~${++count}~`
    return changeDocument(result, { ...each, since: document, token }) as StoredDocument
  }, document)
}

const tokensOf = (value: unknown) => new Set(JSON.stringify(value)?.match(/~\d+~/g) ?? [])
const newTokens = (before: unknown, after: unknown) => tokensOf(after).difference(tokensOf(before))
const publishedAs = (document: StoredDocument | null): Published => ({
  findDocument: () => document,
  findPage: () => null,
})
const basedOn = ({ id, ...rest }: StoredDocument): ReleaseBases => ({
  documents: { [id]: { version: 1, value: { id, ...rest } as StoredDocument } },
  pages: {},
})

test('a release never takes back a later correction', () => {
  let merged = 0
  fc.assert(
    fc.property(fc.nat(1_000_000), edits, edits, (number, inRelease, later) => {
      const base = documentAt(number)
      const wanted = edited(base, inRelease)
      const live = edited(base, later)

      const result = mergeRelease({ documents: [wanted] }, basedOn(base), publishedAs(live))

      const [document] = result.change.documents ?? []
      const corrections = newTokens(base, live)
      expect(corrections.difference(tokensOf(document))).toEqual(new Set())
      const kept = tokensOf([document, result.conflicts])
      expect(newTokens(base, wanted).difference(kept)).toEqual(new Set())
      const naive = naiveMerge({ base: base.data, wanted: wanted.data, found: live.data })
      if (!naive.isAmbiguous && base.tags === wanted.tags) {
        expect(result.conflicts.length > 0).toBe(naive.told.length > 0)
      }
      if (result.conflicts.length === 0) merged += 1
    }),
    { numRuns: trialsOf(TRIALS) },
  )
  expect(merged).toBeGreaterThan(trialsOf(TRIALS) / 2)
})

test('a release that replaces whole documents fails this', () => {
  const fails = fc.check(
    fc.property(fc.nat(1_000_000), edits, edits, (number, inRelease, later) => {
      const base = documentAt(number)
      const live = edited(base, later)

      // As releases without bases do.
      const none = { documents: {}, pages: {} }
      const wanted = edited(base, inRelease)
      const result = mergeRelease({ documents: [wanted] }, none, publishedAs(live))

      const corrections = newTokens(base, live)
      return corrections.difference(tokensOf(result.change.documents)).size === 0
    }),
  )

  expect(fails.failed).toBe(true)
})

test('a take-back undoes the release and nothing that came after it', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), edits, edits, (number, inRelease, later) => {
      const before = documentAt(number)
      const released = edited(before, inRelease)
      const live = edited(released, later)

      const back = toTakeBack({ documents: [released] }, publishedAs(before))
      const result = mergeRelease(back.change, back.bases, publishedAs(live))

      const [document] = result.change.documents ?? []
      const corrections = newTokens(released, live)
      expect(corrections.difference(tokensOf(document))).toEqual(new Set())
      if (result.conflicts.length === 0) {
        expect(tokensOf(document).intersection(newTokens(before, released))).toEqual(new Set())
      }
    }),
    { numRuns: trialsOf(TRIALS) },
  )
})
