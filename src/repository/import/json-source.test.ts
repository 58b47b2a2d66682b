import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createIllustrator } from '#seed/illustrator/illustrator.ts'
import { temporaryFolder } from '../../../test/temporary-folder.ts'
import { type Fault, toFaultText } from './fault.ts'
import { openSource } from './import-content.ts'

const ID = 'a'.repeat(32)
const OTHER = 'b'.repeat(32)

test('rich-text pages in a JSON file are checked like those in separate files', async () => {
  const { pages, faults } = await read({
    'a.json': `{
  "richtextPages": {
    "../../x": {},
    "${ID}": {"${ID}": null},
    "${OTHER}": {"${OTHER}": {"value": {"content": ["constructor"]}}}
  }
}`,
    'b.json': '{"richtextPages": [1]}',
    [`richtext/${ID}.json`]: 'null',
  })

  expect(faults).toEqual([
    'a.json:3: the id of a rich-text page is 32 hexadecimal digits, not "../../x"',
    `a.json:4: the rich-text page ${ID} must be an object of blocks, each an object`,
    'a.json:5: the block constructor is not there',
    'b.json:1: richtextPages must be an object',
    `richtext/${ID}.json: the rich-text page ${ID} must be an object of blocks, each an object`,
  ])
  expect(pages).toEqual([OTHER])
})

test('a duplicate page is reported with both places, and imported once', async () => {
  const page = `"${ID}": {"${ID}": {}}`
  const { pages, faults } = await read({
    'a.json': `{"richtextPages": {\n${page},\n${page}}}`,
    'b.json': `{"documents": [],\n"richtextPages": {${page}}}`,
    [`richtext/${ID}.json`]: `{"${ID}": {}}`,
  })

  expect(faults).toEqual([
    `a.json:3: the rich-text page ${ID} is also in a.json:2`,
    `b.json:2: the rich-text page ${ID} is also in a.json:2`,
    `richtext/${ID}.json: the rich-text page ${ID} is also in a.json:2`,
  ])
  expect(pages).toEqual([ID])
})

async function read(files: Record<string, string>) {
  using folder = temporaryFolder()
  mkdirSync(join(folder.path, 'richtext'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder.path, name), text)
  const faults: Fault[] = []
  const options = { now: new Date(0), createIllustrator }
  const source = await openSource(folder.path, options, (place, message) =>
    faults.push({ ...place, message }),
  )
  return { pages: source.pages.map(({ id }) => id), faults: faults.map(toFaultText) }
}
