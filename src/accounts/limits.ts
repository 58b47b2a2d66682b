import { createHmac } from 'node:crypto'
import { forgetTurns, giveTurnBack, type Turn, takeTurn } from '#db/account-limits.ts'
import type { Database } from '#db/database.ts'
import { AccountProblem } from './account-problem.ts'
import { type LaneName, rules } from './limit-rules.ts'
import type { Sender } from './sender.ts'

/** A lane and whom it counts. */
export type Lane = { name: LaneName; of: string }

/** A turn that was taken. `isLast`: the next one has to wait. */
export type TakenTurn = { isLast: boolean; giveBack: () => Promise<void> }

/** `waitMs` is the shortest wait of all lanes. */
type Outcome = TakenTurn | { waitMs: number }

type LimitsOptions = { db: Database; secret: string; now: () => Date }

const laneNames = Object.keys(rules) as LaneName[]

export type Limits = ReturnType<typeof createLimits>

/**
 * Limits live in the database, so they hold across restarts and processes; names are stored as hashes. Each
 * limit has several lanes, so strangers who fill theirs do not lock everyone out: see
 * docs/decisions/0036-rate-limits-that-strangers-cannot-use-up.md.
 */
export function createLimits({ db, secret, now }: LimitsOptions) {
  const keyOf = ({ name, of }: Lane) =>
    createHmac('sha256', secret).update(`${name} ${of.toLowerCase()}`).digest('base64url')
  const toTurn = (lane: Lane): Turn => ({
    key: keyOf(lane),
    now: now().getTime(),
    ...rules[lane.name],
  })

  /** Takes a turn in the first lane that has one. */
  async function findTurn(lanes: readonly Lane[]): Promise<Outcome> {
    let waitMs = Number.POSITIVE_INFINITY
    for (const lane of lanes) {
      const turn = toTurn(lane)
      const outcome = await takeTurn(db, turn)
      if ('left' in outcome) {
        return { isLast: outcome.left === 0, giveBack: () => giveTurnBack(db, turn) }
      }
      waitMs = Math.min(waitMs, outcome.waitMs)
    }
    return { waitMs }
  }

  /** Throws `too-many` when no lane has a turn. */
  async function getTurn(lanes: readonly Lane[], { hasWorked }: Sender): Promise<TakenTurn> {
    const outcome = await findTurn(lanes)
    if ('waitMs' in outcome) throw toTooMany(outcome.waitMs, { canWork: !hasWorked })
    return outcome
  }

  return {
    findTurn,
    getTurn,
    /** For limits with a single lane. Throws `too-many`. */
    async take(name: LaneName, of: string): Promise<TakenTurn> {
      const outcome = await findTurn([{ name, of }])
      if ('waitMs' in outcome) throw toTooMany(outcome.waitMs, { canWork: false })
      return outcome
    },
    /** Counts a form. */
    async takeTry(sender: Sender): Promise<void> {
      const { known, hasWorked, address } = sender
      const lanes: Lane[] = [{ name: 'tries from', of: address }]
      if (hasWorked) lanes.unshift({ name: 'tries with work from', of: address })
      if (known) lanes.unshift({ name: 'tries by', of: known.browser })
      await getTurn(lanes, sender)
    },
    /** `null` when even senders of a proof have to wait. */
    async takePassword(email: string, sender: Sender): Promise<TakenTurn | null> {
      const lanes: Lane[] = [{ name: 'password for', of: email }]
      if (sender.hasWorked) lanes.unshift({ name: 'password with work for', of: email })
      if (sender.known) lanes.unshift({ name: 'password by', of: sender.known.browser })
      const outcome = await findTurn(lanes)
      if (!('waitMs' in outcome)) return outcome
      if (sender.hasWorked) return null
      throw toTooMany(outcome.waitMs, { code: 'many-guesses', canWork: true })
    },
    forget: (...lanes: readonly Lane[]) => forgetTurns(db, lanes.map(keyOf)),
    /** Clears every lane, for operators. Returns how many had counts. */
    clear: (of: string) =>
      forgetTurns(
        db,
        laneNames.map((name) => keyOf({ name, of })),
      ),
  }
}

function toTooMany(
  waitMs: number,
  { code = 'too-many', canWork }: { code?: 'too-many' | 'many-guesses'; canWork: boolean },
): AccountProblem {
  return new AccountProblem(code, { retryAfter: Math.ceil(waitMs / 1000), canWork })
}
