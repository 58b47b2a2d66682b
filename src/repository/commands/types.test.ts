import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { generatedSource } from './types.ts'

test('documents.ts matches the custom types; `npm run content -- types` writes it', () => {
  const committed = readFileSync(new URL('../documents.ts', import.meta.url), 'utf8')

  expect(committed).toBe(generatedSource())
})
