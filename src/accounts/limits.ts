import { createHmac } from 'node:crypto'
import { forgetTurns, takeTurn } from '#db/account-limits.ts'
import type { Database } from '#db/database.ts'
import { AccountProblem } from './account-problem.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/**
 * How many at once, and then one in each interval. What is typed counts, whether or not it belongs to
 * somebody: a refusal must not tell who has an account.
 */
const rules = {
  /** Everything that one network tries. */
  'tries from': { burst: 60, interval: MINUTE / 6 },
  /** A wrong password each; a right one starts again. */
  'password for': { burst: 8, interval: 5 * MINUTE },
  /** Also for the mailbox's sake. */
  'mail to': { burst: 5, interval: 10 * MINUTE },
  /** Strangers' mailboxes must not be filled from here; a school or an office is one network. */
  'mails from': { burst: 30, interval: 2 * MINUTE },
  'mails of all': { burst: 1000, interval: HOUR / 1000 },
  /** Text messages cost money. */
  'text to': { burst: 3, interval: 20 * MINUTE },
  'texts from': { burst: 10, interval: 10 * MINUTE },
  'code for': { burst: 5, interval: 2 * MINUTE },
  /** Of everybody together: beyond it somebody spends our money. */
  'texts of all': { burst: 300, interval: HOUR / 300 },
} as const

type LimitName = keyof typeof rules

export type Limits = ReturnType<typeof createLimits>

/** In the database, so that they hold across restarts and processes. Names are kept as hashes. */
export function createLimits({
  db,
  secret,
  now,
}: {
  db: Database
  secret: string
  now: () => Date
}) {
  const keyOf = (name: LimitName, of: string) =>
    createHmac('sha256', secret).update(`${name} ${of.toLowerCase()}`).digest('base64url')

  /** Counts. Throws `too-many` when the limit is reached. */
  async function take(name: LimitName, of: string): Promise<void> {
    const turn = { key: keyOf(name, of), now: now().getTime(), ...rules[name] }
    const wait = await takeTurn(db, turn)
    if (wait !== null) {
      throw new AccountProblem('too-many', { retryAfter: Math.ceil(wait / 1000) })
    }
  }

  return {
    take,
    /** A mail that a form of the network at `address` asks for. */
    async takeMail(to: string, address: string): Promise<void> {
      await take('mail to', to)
      await take('mails from', address)
      await take('mails of all', '')
    },
    forget: (name: LimitName, of: string) => forgetTurns(db, [keyOf(name, of)]),
  }
}
