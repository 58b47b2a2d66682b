import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { documentsFile, generatedSource } from '../scripts/document-types.ts'

test('documents.ts matches the custom types; scripts/write-document-types.ts writes it', () => {
  expect(readFileSync(documentsFile, 'utf8')).toBe(generatedSource())
})
