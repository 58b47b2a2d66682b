import type { ParseArgsConfig } from 'node:util'
import type { Database } from '#db/database.ts'
import { isDay } from '#lib/singapore-time.ts'
import type { OutgoingFetch } from '#outgoing/create-outgoing-fetch.ts'
import type { Illustrator } from '../import/illustrator.ts'
import type { Author } from '../publish/publish-entry.ts'
import type { SecretBox } from '../webhooks/webhook-secret.ts'
import type { InspectPicture } from '../writing/write-context.ts'

/** What every command can use; created by `scripts/content.ts`. */
export type CommandContext = {
  db: Database
  /** `SQLite` or `PostgreSQL`. */
  engine: string
  siteUrl: URL
  now: () => Date
  createRef: () => string
  createIllustrator: () => Illustrator
  /** Who runs the command. */
  author: Author
  /** The guard for requests to other hosts. */
  fetch: OutgoingFetch
  /** See `TargetRule`. */
  privateHosts: readonly string[]
  /** Where long commands keep their progress. */
  workFolder: string
  inspect: InspectPicture
  /** Encrypts what the database must not show. */
  secrets: () => Promise<SecretBox>
  /** For tests, which do not wait. */
  pause?: (ms: number) => Promise<unknown>
  io: CommandIo
}

/** Results go to `out`; progress, warnings and faults to `err`. */
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

/** The number of arguments. */
export type WordCount = { min: number; max: number }

export type Command = {
  summary: string
  /** One line per form, without `npm run content --`. */
  usage: readonly string[]
  options: NonNullable<ParseArgsConfig['options']>
  words: WordCount
  /** Returns the exit code, 0 by default. */
  run: (input: CommandInput, context: CommandContext) => Promise<number | undefined>
}

/** An error that the user can fix. Only the message is shown. */
export function commandFault(message: string): Error {
  const error = new Error(message)
  error.name = 'CommandFault'
  return error
}

/** The arguments are wrong: the usage is shown too. */
export function usageFault(message: string): Error {
  const error = new Error(message)
  error.name = 'UsageFault'
  return error
}

/** Throws unless there are as many arguments as that. */
export function checkWords({ positionals }: CommandInput, { min, max }: WordCount): void {
  if (positionals.length < min) throw usageFault('An argument is missing.')
  if (positionals.length > max) throw usageFault(`"${positionals[max]}" is one argument too many.`)
}

export function textOption(input: CommandInput, name: string): string | undefined {
  const value = input.values[name]
  return typeof value === 'string' ? value : undefined
}

/** A day in Singapore. */
export function dayOption(input: CommandInput, name: string): string | undefined {
  const day = textOption(input, name)
  if (day === undefined || isDay(day)) return day
  throw usageFault(`--${name} "${day}" must be a day like 2026-12-24.`)
}

/** A required argument; `words` of the command guarantees it. */
export function word(input: CommandInput, index: number): string {
  return input.positionals[index] ?? ''
}
