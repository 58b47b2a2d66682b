import type { ParseArgsConfig } from 'node:util'
import type { Database } from '#db/database.ts'
import type { Illustrator } from '../import/illustrator.ts'

/** What every command may use; given by `scripts/content.ts`. */
export type CommandContext = {
  db: Database
  /** `SQLite` or `PostgreSQL`. */
  engine: string
  siteUrl: URL
  now: () => Date
  createRef: () => string
  createIllustrator: () => Illustrator
  io: CommandIo
}

/** Answers go to `out`; progress, warnings and faults to `err`. */
export type CommandIo = {
  out: (line: string) => void
  err: (text: string) => void
  /** Whether a line on `err` can be overwritten. */
  isTerminal: boolean
}

export type CommandInput = {
  positionals: readonly string[]
  values: Readonly<Record<string, string | boolean | undefined>>
}

export type Command = {
  summary: string
  /** One line per way to call it, without `npm run content --`. */
  usage: readonly string[]
  options: NonNullable<ParseArgsConfig['options']>
  /** How many words stand after the command. */
  words: { min: number; max: number }
  /** The exit code; 0 unless told. */
  run: (input: CommandInput, context: CommandContext) => Promise<number | undefined>
}

/** Something that whoever typed the command can mend. The message is all that is shown. */
export function commandFault(message: string): Error {
  const error = new Error(message)
  error.name = 'CommandFault'
  return error
}

/** The command was not typed as it must be: its usage is shown, too. */
export function usageFault(message: string): Error {
  const error = new Error(message)
  error.name = 'UsageFault'
  return error
}

export function textOption(input: CommandInput, name: string): string | undefined {
  const value = input.values[name]
  return typeof value === 'string' ? value : undefined
}

/** A word that must be there; `words` of the command has seen to it. */
export function word(input: CommandInput, index: number): string {
  return input.positionals[index] ?? ''
}
