import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createCatalogue } from '#repository/checks/create-catalogue.ts'
import { createModelReading } from '#repository/checks/model-reading.ts'
import { runChecks } from '#repository/checks/run-checks.ts'
import { ownCustomTypes } from '#repository/custom-types/own-custom-types.ts'
import { cleanDeal } from './clean-deal.ts'
import { contentCommand } from './content-command.ts'
import { openSeededStore } from './content-fixture.ts'
import { engines } from './engines.ts'
import { NOON } from './noon.ts'

/** The demo shows deals that have ended, and some that nobody has checked for a while. */
const onPurpose = ['deal-ended', 'check-too-old']

test('the demo is clean', async () => {
  const documents = [...(await openSeededStore()).snapshot().documents]
  const others = createCatalogue(NOON)
  for (const document of documents) others.add(document)
  const modelOf = createModelReading(ownCustomTypes())
  const context = { now: NOON, modelOf, others, answers: null }

  const found = documents.flatMap((document) =>
    runChecks(document, context)
      .filter(({ rule }) => !onPurpose.includes(rule))
      .map(({ rule, message }) => `${document.type} ${document.uid}: ${rule}: ${message}`),
  )

  expect(documents.length).toBeGreaterThan(300)
  expect(found).toEqual([])
})

test.for(engines)('on %s a check groups what it finds by document', async (engine) => {
  await using content = await contentCommand(engine)
  const file = join(content.folder, 'deals.ndjson')
  const soon = '2099-12-31'
  const deals = [
    cleanDeal({ ends_on: soon, checked_on: '2026-01-01', summary: 'While stocks last.' }),
    cleanDeal({ ends_on: soon, checked_on: '2026-01-01', title: 'Kaya toast' }, 'deal-2'),
  ]
  writeFileSync(file, deals.map((deal) => `${JSON.stringify(deal)}\n`).join(''))
  await content.run('import', file)

  const { code, out } = await content.run('check')

  expect(code).toBe(0)
  expect(out).toMatch(
    /^deal deal-1 \(en-sg\)\n {2}warns: .*\n {2}warns: .*\n {2}warns: .*\ndeal deal-2/,
  )
  expect(out).toContain('while_stocks_last is not set. Correct the sentence or the field')
  expect(out).toContain('brand leads to brand-1, which is not there')
  expect(out).toMatch(/2 documents checked: 0 stops, 5 warnings\n$/)
})

test('a finding that stops publishing is reported with its place and advice, and nothing changes', async () => {
  await using content = await contentCommand('SQLite')
  const file = join(content.folder, 'deals.ndjson')
  writeFileSync(file, `${JSON.stringify(cleanDeal({ price_was: 4, redeem: 'code' }))}\n`)

  const imported = await content.run('import', file)
  const checked = await content.run('check', file)
  const published = await content.run('check')

  expect(imported.code).toBe(1)
  expect(imported.err).toContain(
    `${file}:1\n  stops: code is missing, though the deal is redeemed by code. State the code`,
  )
  expect(imported.err).toContain('2 faults; nothing was changed.')
  expect(checked).toEqual(imported)
  expect(published.out).toBe('0 documents checked: 0 stops, 0 warnings\n')
})

test('links are requested only with --links, and never at private addresses', async () => {
  await using content = await contentCommand('SQLite')
  const file = join(content.folder, 'deals.ndjson')
  const link = { link_type: 'Web', url: 'https://127.0.0.1/laksa' }
  writeFileSync(file, `${JSON.stringify(cleanDeal({ ends_on: '2099-12-31', link }))}\n`)
  await content.run('import', file)

  const silent = await content.run('check')
  const asked = await content.run('check', '--links')
  const both = await content.run('check', file, '--links')

  expect(silent.out).not.toContain('does not answer')
  expect(asked.out).toContain('which does not answer: not a public address')
  expect(both.code).toBe(2)
})
