import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type JsonItem, jsonItems } from './json-items.ts'

test('a list is read item by item, each with the line on which it begins', async () => {
  const items = await scan('[\n  {"a": 1},\n\n  {"b": "]},"}\n]')

  expect(items).toEqual([
    { key: null, text: '{"a": 1}', line: 2 },
    { key: null, text: '{"b": "]},"}', line: 4 },
  ])
})

test('the known lists of an object come item by item, other values whole', async () => {
  const items = await scan('{"page": 1,\n"results": [\n{"id": "x"}],\n"tags": ["a", "b"]}')

  expect(items).toEqual([
    { key: 'page', text: '1', line: 1 },
    { key: 'results', text: '{"id": "x"}', line: 3 },
    { key: 'tags', text: '["a", "b"]', line: 4 },
  ])
})

test('a truncated file yields an item that cannot be parsed', async () => {
  const items = await scan('[{"a": 1}, {"b": ')

  expect(items.map(({ text }) => text)).toEqual(['{"a": 1}', '{"b":'])
  expect(await scan('[{"a": 1}')).toContainEqual({ key: null, text: '', line: 1 })
})

test('any list is read back unchanged, wherever the chunks end', async () => {
  const property = fc.asyncProperty(
    fc.array(fc.jsonValue()),
    fc.integer({ min: 1, max: 9 }),
    fc.boolean(),
    async (values, size, pretty) => {
      const items = await scan(JSON.stringify(values, null, pretty ? 2 : 0), size)

      const parsed = items.map(({ text }) => JSON.parse(text))
      expect(parsed).toEqual(JSON.parse(JSON.stringify(values)))
    },
  )
  await fc.assert(property, { numRuns: 300 })
})

test('any object is read back unchanged', async () => {
  const property = fc.asyncProperty(
    fc.dictionary(fc.string(), fc.jsonValue()),
    fc.integer({ min: 1, max: 9 }),
    async (object, size) => {
      const items = await scan(JSON.stringify(object), size)

      const parsed = items.map(({ key, text }) => [key, JSON.parse(text)])
      expect(parsed).toEqual(Object.entries(JSON.parse(JSON.stringify(object))))
    },
  )
  await fc.assert(property, { numRuns: 300 })
})

async function scan(text: string, size = 7): Promise<JsonItem[]> {
  async function* chunks() {
    for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size)
  }
  return Array.fromAsync(jsonItems(chunks(), ['results']))
}
