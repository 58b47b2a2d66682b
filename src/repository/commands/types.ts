import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { generateTypes } from '../custom-types/generate-types.ts'
import { ownCustomTypes } from '../custom-types/own-custom-types.ts'
import type { Command } from './command.ts'

const documentsFile = fileURLToPath(new URL('../documents.ts', import.meta.url))
const formatter = fileURLToPath(new URL('../../../node_modules/.bin/biome', import.meta.url))

export const typesCommand: Command = {
  summary: 'Write src/repository/documents.ts from the custom types.',
  usage: ['types', 'types --check    only say whether it is up to date'],
  options: { check: { type: 'boolean' } },
  words: { min: 0, max: 0 },
  async run(input, { io }) {
    const isFresh = readFileSync(documentsFile, 'utf8') === generatedSource()
    if (input.values.check === true) {
      io.out(`src/repository/documents.ts is ${isFresh ? '' : 'not '}up to date`)
      return isFresh ? 0 : 1
    }
    writeFileSync(documentsFile, generatedSource())
    io.out(`src/repository/documents.ts ${isFresh ? 'was up to date' : 'is written'}`)
    return 0
  },
}

/** Formatted like the rest of the project. */
export function generatedSource(): string {
  const args = ['format', '--stdin-file-path=documents.ts']
  return execFileSync(formatter, args, { input: generateTypes(ownCustomTypes()), encoding: 'utf8' })
}
