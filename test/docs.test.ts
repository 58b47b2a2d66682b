import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const decisions = globSync('docs/decisions/*.md').sort()
const documents = [...globSync('{docs,src,bench}/**/*.md'), ...globSync('*.md')]

test('decisions are numbered from 0001 without a gap', () => {
  const numbers = decisions.map((file) => Number(basename(file).slice(0, 4)))
  expect(numbers.length).toBeGreaterThan(0)
  expect(numbers).toEqual(numbers.map((_, index) => index + 1))
})

test('decisions have one form', () => {
  expect(decisions.filter((file) => !hasForm(file))).toEqual([])
})

test('every link from a document to a file leads to one', () => {
  const links = documents.flatMap((file) => linksOf(file).map((link) => ({ file, link })))
  expect(links.length).toBeGreaterThan(decisions.length)
  expect(links.filter(({ file, link }) => !existsSync(join(dirname(file), link)))).toEqual([])
})

function hasForm(file: string): boolean {
  const text = readFileSync(file, 'utf8')
  const number = basename(file).slice(0, 4)
  const head = `^# ${number} .+\n\nDate: \\d{4}-\\d\\d-\\d\\d\n\nStatus: (accepted|superseded)`
  const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)
  return new RegExp(head).test(text) && headings.join() === 'Context,Decision,Consequences'
}

/** The files that a document links to; examples in code are not links. */
function linksOf(file: string): string[] {
  const prose = readFileSync(file, 'utf8').replace(/```[\s\S]*?```|`[^`\n]*`/g, '')
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link]) => (link ?? '').split('#')[0] ?? '')
    .filter((link) => link !== '' && !/^[a-z]+:/.test(link))
}
