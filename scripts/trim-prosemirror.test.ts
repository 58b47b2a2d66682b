import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readDeskBuild } from '../src/http/desk-build.ts'
import { withoutMethods } from './trim-prosemirror.ts'

const MAX_EDITOR_BYTES = 57_000

test('only methods that the desk never calls are taken out of a class', () => {
  const code = 'class A { toJSON() { return {} } keep() {} static fromJSON() {} }; const toJSON = 1'

  expect(withoutMethods(code)).toBe('class A {  keep() {}  }; const toJSON = 1')
})

test('the trimmed ProseMirror still parses and calls no removed method', () => {
  for (const name of ['model', 'state', 'transform']) {
    const file = createRequire(import.meta.url).resolve(`prosemirror-${name}`)
    const code = readFileSync(file.replace(/index\.c?js$/, 'index.js'), 'utf8')

    const trimmed = withoutMethods(code)

    expect(trimmed.length).toBeLessThan(code.length)
    expect(withoutMethods(trimmed)).toBe(trimmed)
    const calls = trimmed.split('\n').filter((line) => /\.(to|from)JSON\(/.test(line))
    // Two functions of a schema that read JSON, which the desk does not do.
    expect(
      calls.every((line) => /this\.(node|mark)FromJSON = /.test(line)),
      calls.join('\n'),
    ).toBe(true)
  }
})

test(`the editors of a post and of a field load at most ${MAX_EDITOR_BYTES} bytes of script`, async () => {
  const { modules, files } = await readDeskBuild(join(import.meta.dirname, '../dist/desk'))
  const scriptsOf = (name: string) => new Set(modules.get(`writing/${name}.tsx`)?.scripts)
  const known = scriptsOf('post-page')

  for (const name of ['article-field', 'rich-text-field']) {
    const own = [...scriptsOf(name).difference(known)]
    const sizes = own.map((path) => files.get(path)?.body.bytes.br.length ?? 0)

    expect(sizes.every((size) => size > 0)).toBe(true)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MAX_EDITOR_BYTES)
  }
})
