import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ESTree, parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'

const MOST_FUNCTION_LINES = 80
const MOST_FILE_LINES = 250

const root = join(import.meta.dirname, '..')
const files = globSync('{src,scripts,bench}/**/*.{ts,tsx,mjs}', {
  cwd: root,
  exclude: ['**/node_modules', '**/*.test.*'],
})

// The linter does not count lines with brackets alone.
test('no function has more than 80 lines, counting lines that hold only brackets', () => {
  const long = files.flatMap((file) => longFunctions(file, read(file)))

  expect(files).toContain('src/main.ts')
  expect(long).toEqual([])
})

test('no file has more than 250 lines', () => {
  const long = files
    .map((file) => ({ file, lines: read(file).trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > MOST_FILE_LINES)

  expect(long).toEqual([])
})

test.each([
  ['a function', 'function long() {', '}'],
  ['an arrow function', 'const long = () => {', '}'],
  ['a method', 'const object = { long() {', '} }'],
  ['a component', 'const Long = () => (<p>', '</p>)'],
])('%s of 81 lines is too long, one of 80 is not', (_kind, head, end) => {
  const withLines = (lines: number) => [head, ...Array(lines - 2).fill(''), end].join('\n')

  expect(longFunctions('long.tsx', withLines(81))).toEqual(['long.tsx:1 has 81 lines'])
  expect(longFunctions('long.tsx', withLines(80))).toEqual([])
})

function longFunctions(file: string, code: string): string[] {
  const { program, errors } = parseSync(file, code)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const found: string[] = []
  const measure = ({ start, end }: ESTree.Function | ESTree.ArrowFunctionExpression) => {
    const lines = lineCount(code.slice(start, end))
    if (lines <= MOST_FUNCTION_LINES) return
    found.push(`${file}:${lineCount(code.slice(0, start))} has ${lines} lines`)
  }
  new Visitor({
    FunctionDeclaration: measure,
    FunctionExpression: measure,
    ArrowFunctionExpression: measure,
  }).visit(program)
  return found
}

function lineCount(text: string): number {
  return text.split('\n').length
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}
