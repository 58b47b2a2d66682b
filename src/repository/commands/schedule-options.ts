import { basename } from 'node:path'
import type { Schedule } from '../releases/schedule-release.ts'
import { type CommandInput, textOption, usageFault } from './command.ts'
import { findInstant } from './find-instant.ts'

export const scheduleOptions = { at: { type: 'string' }, until: { type: 'string' } } as const

/** `--at` and `--until`; `null` without them. */
export function findSchedule(input: CommandInput): Schedule | null {
  const [at, until] = [instantOption(input, 'at'), instantOption(input, 'until')]
  if (at === null) {
    if (until === null) return null
    throw usageFault('--until needs --at.')
  }
  if (until !== null && until <= at) throw usageFault('--until must be later than --at.')
  return { at, until: until ?? undefined }
}

function instantOption(input: CommandInput, name: string): Date | null {
  const text = textOption(input, name)
  if (text === undefined) return null
  const instant = findInstant(text)
  if (instant) return instant
  throw usageFault(`--${name} "${text}" must be like 2026-12-24T09:00+08:00, with the time zone.`)
}

/** The name of a release for one document or file. */
export function toReleaseName(what: string, { at }: Schedule): string {
  return `${basename(what)} ${at?.toISOString().slice(0, 16) ?? ''}`
}
