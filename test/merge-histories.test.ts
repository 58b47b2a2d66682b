import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createRandom } from '../bench/seeded-random.ts'
import { brokenMerges, rightRules } from './broken-merges.ts'
import { openSeededStore } from './content-fixture.ts'
import { generatedDocument } from './generated-documents.ts'
import { trialsOf } from './machine.ts'
import { type MergeRules, runHistory, type Step } from './merge-histories.ts'
import { withNames } from './random-edits.ts'

const HISTORIES = 10_000

const who = fc.nat(2)
const pick = fc.nat(1000)
const again = fc.boolean()
const edit = fc.record({
  what: fc.constantFrom('set', 'set', 'insert', 'delete', 'move', 'touch', 'touch'),
  place: pick,
  item: pick,
  to: pick,
})

const step = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constant('edit'), who, edit }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('restore'), who, pick }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('send'), who }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('arrive'), pick, again }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('answer'), pick, again }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('lose'),
      what: fc.constantFrom('request', 'answer'),
      pick,
    }),
  },
) as fc.Arbitrary<Step>

const history = fc.record({
  document: fc.nat(1_000_000),
  steps: fc.array(step, { minLength: 5, maxLength: 40, size: 'max' }),
})

async function seedDocuments(): Promise<unknown[]> {
  const { documents } = (await openSeededStore()).snapshot()
  return [...documents].map((document) => withNames(structuredClone(document)))
}

const seed = await seedDocuments()

/** Every other document is one of the demo. */
function documentOf(number: number): unknown {
  const random = createRandom(number)
  if (number % 2 === 0) return seed[number % seed.length]
  return withNames(generatedDocument(random, `generated-${number}`))
}

test('three editors lose nothing, apply nothing twice and see each conflict', () => {
  const total = { merges: 0, ambiguous: 0, conflicts: 0, concurrent: 0 }
  fc.assert(
    fc.property(history, ({ document, steps }) => {
      const { findings, counts } = runHistory(documentOf(document), steps, rightRules)

      expect(findings.slice(0, 1)).toEqual([])
      for (const name of ['merges', 'ambiguous', 'conflicts', 'concurrent'] as const) {
        total[name] += counts[name]
      }
    }),
    { numRuns: trialsOf(HISTORIES) },
  )

  // Without these the histories would show nothing.
  expect(total.concurrent).toBeGreaterThan(trialsOf(HISTORIES))
  expect(total.conflicts).toBeGreaterThan(trialsOf(HISTORIES) / 20)
  expect(total.ambiguous).toBeLessThan(total.merges / 5)
})

test('the histories that broken merges fail pass with the real merge', () => {
  expect(findFault(rightRules)).toBeNull()
})

test.for(Object.entries(brokenMerges))('without "%s" the histories fail', ([, rules]) => {
  expect(findFault(rules)).not.toBeNull()
})

/** The first rule that a history finds broken. */
function findFault(rules: MergeRules): string | null {
  for (const { document, steps } of fc.sample(history, { numRuns: 500, seed: 17 })) {
    const [finding] = runHistory(documentOf(document), steps, rules).findings
    if (finding) return finding.rule
  }
  return null
}
