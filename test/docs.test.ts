import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const decisions = globSync('docs/decisions/*.md').sort()
const documents = [...globSync('{docs,src,bench}/**/*.md'), ...globSync('*.md')]
const code = globSync(['{src,scripts,bench,test,e2e}/**/*.{ts,tsx,mjs,css}', '*.ts'])

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

test('code names decisions by their files', () => {
  const names = code.flatMap((file) => decisionsIn(file).map((name) => ({ file, name })))
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter(({ name }) => !existsSync(name))).toEqual([])
})

test('every file of code that a decision names exists', () => {
  const valid = decisions.filter((file) => !/^Status: superseded/m.test(readFileSync(file, 'utf8')))
  const paths = code.map((file) => `/${file}`)
  const names = valid.flatMap((file) => filesIn(file).map((name) => ({ file, name })))
  expect(names.length).toBeGreaterThan(decisions.length)
  expect(names.filter(({ name }) => !paths.some((path) => path.endsWith(`/${name}`)))).toEqual([])
})

function hasForm(file: string): boolean {
  const text = readFileSync(file, 'utf8')
  const number = basename(file).slice(0, 4)
  const head = `^# ${number} .+\n\nDate: \\d{4}-\\d\\d-\\d\\d\n\nStatus: (accepted|superseded)`
  const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)
  return new RegExp(head).test(text) && headings.join() === 'Context,Decision,Consequences'
}

/** Decisions as comments name them; one without a file, such as a bare number, names none. */
function decisionsIn(file: string): string[] {
  const names = readFileSync(file, 'utf8').matchAll(/(?:docs\/)?\bdecisions?[ /]\d[\w-]*(?:\.md)?/g)
  return [...names].map(([name]) => name)
}

/** Names with a folder, such as `ui/base.css`, which may leave out the folders around it. */
function filesIn(file: string): string[] {
  const names = readFileSync(file, 'utf8').matchAll(/`([\w.-]+(?:\/[\w.-]+)+\.(?:tsx?|mjs|css))`/g)
  return [...names].map(([, name]) => name ?? '')
}

/** The files that a document links to; examples in code are not links. */
function linksOf(file: string): string[] {
  const prose = readFileSync(file, 'utf8').replace(/```[\s\S]*?```|`[^`\n]*`/g, '')
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link]) => (link ?? '').split('#')[0] ?? '')
    .filter((link) => link !== '' && !/^[a-z]+:/.test(link))
}
