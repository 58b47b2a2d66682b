import {
  claimAgain,
  claimReminder,
  endReminder,
  type ReminderRow,
  reminderRows,
} from '#db/reminders.ts'
import { addDays, singaporeDay } from '#lib/singapore-time.ts'
import { type Catalogue, NEWS_DAYS } from './catalogue.ts'
import type { RemindersOptions } from './create-reminders.ts'
import { type Due, findDue, isNothing, type Wishes } from './find-due.ts'
import { findSearches } from './find-searches.ts'
import { toReader } from './reader.ts'

/**
 * `refused`: for now, worth another try. `rejected`: for good. `lost`: it may have arrived, so we do not send
 * it again.
 */
export type SendOutcome = 'sent' | 'refused' | 'rejected' | 'lost'

type Claim = Pick<RemindersOptions, 'db' | 'kept' | 'findListed' | 'onError'> & {
  channel: ReminderRow['channel']
  accountId: string
  wishes: Wishes
  catalogue: Catalogue
  send: (due: Due) => Promise<SendOutcome>
}

const MOST_TRIES = 3

/**
 * Finds what is due and sends it unless another process has. It writes the day's row first, so a crash may lose
 * a message but never sends it twice. `null`: there was nothing to do.
 */
export async function claimAndSend(claim: Claim): Promise<SendOutcome | null> {
  const { db, kept, channel, accountId, wishes, catalogue } = claim
  const today = singaporeDay(catalogue.at)
  const all = await reminderRows(db, { accountId, since: addDays(today, -NEWS_DAYS) })
  const rows = all.filter((row) => row.channel === channel)
  const before = rows.find(({ day }) => day === today)
  if (before && (before.state !== 'refused' || before.tries >= MOST_TRIES)) return null
  const reader = toReader({ wishes, saved: await kept.saved(accountId), rows, today })
  // Only now, because finding searches renders pages.
  const searches = await findSearches({ ...claim, toldUntil: reader.toldUntil })
  const due = findDue(catalogue, { ...reader, searches })
  if (isNothing(due)) return null

  const key = { account_id: accountId, channel, day: today }
  const announced = {
    told_until: catalogue.at.toISOString(),
    ending: JSON.stringify(due.ending.map(({ id }) => id)),
  }
  const isOurs = before
    ? await claimAgain(db, before)
    : await claimReminder(db, { ...key, ...announced })
  if (!isOurs) return null
  const outcome = await claim.send(due)
  if (outcome === 'sent' || outcome === 'refused') {
    await endReminder(db, key, { state: outcome, ...announced })
  }
  return outcome
}
