import type { ReminderRow } from '#db/reminders.ts'
import { addDays } from '#lib/singapore-time.ts'
import { SOON_DAYS } from './catalogue.ts'
import type { Reader, Wishes } from './find-due.ts'

/** What we store for an account. `functions/visitors.ts` provides it. */
export type Kept = {
  consents: (
    accountId: string,
  ) => Promise<{ purpose: string; isGiven: boolean; decidedAt: string }[]>
  saved: (accountId: string) => Promise<{ dealIds: string[]; following: string[] }>
  searches: (accountId: string) => Promise<{ path: string; name: string; followedAt: string }[]>
}

type Consents = Awaited<ReturnType<Kept['consents']>>

/** When the account consented; `null` if it does not consent. */
export function findConsent(consents: Consents, purpose: string): Date | null {
  const found = consents.find((consent) => consent.purpose === purpose && consent.isGiven)
  return found ? new Date(found.decidedAt) : null
}

type Stored = {
  wishes: Wishes
  saved: Awaited<ReturnType<Kept['saved']>>
  /** The reminders of the channel, newest first. */
  rows: readonly ReminderRow[]
  today: string
}

export function toReader({ wishes, saved, rows, today }: Stored): Omit<Reader, 'searches'> {
  // A reminder that was refused to the end reached nobody.
  const sent = rows.filter(({ state, day }) => state !== 'refused' && day < today)
  const recent = sent.filter(({ day }) => day >= addDays(today, -SOON_DAYS))
  const [last] = sent
  return {
    wishes,
    savedIds: saved.dealIds,
    following: saved.following,
    toldUntil: last ? new Date(last.told_until) : null,
    toldEnding: new Set(recent.flatMap(({ ending }) => JSON.parse(ending) as string[])),
  }
}
