import { randomBytes } from 'node:crypto'
import { takeTurn } from '#db/account-limits.ts'
import type { Database } from '#db/database.ts'
import { AccountProblem } from './account-problem.ts'
import type { Sender } from './sender.ts'

/** Proofs of work. `functions/app-check.ts` makes them. */
type Check = {
  mode: 'auto' | 'always' | 'off'
  isNeeded: () => boolean
  challenge: (purpose: string) => Promise<unknown>
  isSolved: (token: string, purpose: string) => Promise<boolean>
}

type ProofsOptions = {
  db: Database
  now: () => Date
  /** Milliseconds of a monotonic clock. */
  monotonic: () => number
  createCheck: (isUnderAttack: () => boolean) => Check
  createLimit: (rule: { rate: number; burst: number }) => {
    retryAfter: (caller: string) => number | null
  }
}

/** The rate of all forms together in normal use. More counts as an attack. */
const CALM = { rate: 0.5, burst: 100 }
const ATTACK_MS = 10 * 60_000
/** Sign-in links per network without a proof during an attack, for browsers without JavaScript. */
const LINKS_WITHOUT = { rate: 1 / 300, burst: 2 }
const USED_MS = 15 * 60_000

export type Proofs = ReturnType<typeof createProofs>

/** Asks for a proof of work before a form that sends something or creates an account, if configured or under attack. */
export function createProofs({ db, now, monotonic, createCheck, createLimit }: ProofsOptions) {
  const calm = createLimit(CALM)
  const linksWithout = createLimit(LINKS_WITHOUT)
  let attackedUntil = Number.NEGATIVE_INFINITY
  const appCheck = createCheck(() => monotonic() < attackedUntil)

  /** Whether the form carries a valid proof. Each works once. */
  async function take(form: URLSearchParams): Promise<boolean> {
    const token = form.get('proof') ?? ''
    const purpose = purposeOf(token)
    if (!purpose?.startsWith('account ') || !(await appCheck.isSolved(token, purpose))) return false
    const turn = { key: `proof ${purpose}`, now: now().getTime(), interval: USED_MS, burst: 1 }
    return 'left' in (await takeTurn(db, turn))
  }

  return {
    take,
    /**
     * Comes with the form, so that the browser works while the visitor types. Also offered when it is not needed
     * but earns another turn.
     */
    async offer({ canHelp }: { canHelp: boolean }) {
      const isNeeded = appCheck.isNeeded()
      if (!isNeeded && !(canHelp && appCheck.mode !== 'off')) return null
      const purpose = `account ${randomBytes(9).toString('base64url')}`
      return { challenge: await appCheck.challenge(purpose), isNeeded }
    },
    /** Throws `proof-needed`. Known browsers are exempt in an attack and do not count towards one. */
    check({ known, hasWorked, address }: Sender, { isLink = false } = {}): void {
      const isExempt = known !== null && appCheck.mode !== 'always'
      if (isExempt) return
      if (calm.retryAfter('everybody') !== null) attackedUntil = monotonic() + ATTACK_MS
      if (!appCheck.isNeeded() || hasWorked) return
      const isWithout = isLink && appCheck.mode === 'auto'
      if (isWithout && linksWithout.retryAfter(address) === null) return
      throw new AccountProblem('proof-needed')
    },
  }
}

function purposeOf(token: string): string | null {
  try {
    const { purpose } = JSON.parse(Buffer.from(token, 'base64').toString()).challenge.parameters
      .data
    return typeof purpose === 'string' ? purpose : null
  } catch {
    return null
  }
}
