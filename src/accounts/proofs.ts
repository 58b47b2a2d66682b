import { randomBytes } from 'node:crypto'
import { takeTurn } from '#db/account-limits.ts'
import type { Database } from '#db/database.ts'
import type { AppCheck } from '#functions/app-check.ts'
import type { Proof } from '#routes/account/payload.ts'
import { AccountProblem } from './account-problem.ts'
import type { Asker } from './asker.ts'

type ProofsOptions = {
  db: Database
  now: () => Date
  /** Milliseconds on a clock that nobody sets. */
  monotonic: () => number
  createCheck: (isUnderAttack: () => boolean) => AppCheck
  createLimit: (rule: { rate: number; burst: number }) => {
    retryAfter: (caller: string) => number | null
  }
}

/** Forms that people send, all together; more of them is an attack. */
const CALM = { rate: 0.5, burst: 100 }
const ATTACK_MS = 10 * 60_000
/** Links that a network may ask for without work during an attack: work needs JavaScript. */
const LINKS_WITHOUT = { rate: 1 / 300, burst: 2 }
const USED_MS = 15 * 60_000

export type Proofs = ReturnType<typeof createProofs>

/** Work before a form that sends something or makes an account, when configured or under attack. */
export function createProofs({ db, now, monotonic, createCheck, createLimit }: ProofsOptions) {
  const calm = createLimit(CALM)
  const linksWithout = createLimit(LINKS_WITHOUT)
  let attackedUntil = Number.NEGATIVE_INFINITY
  const appCheck = createCheck(() => monotonic() < attackedUntil)

  /** Whether the form has a solution. Each is good once. */
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
     * With the form, so that the work is done while somebody types; also where it is not needed but gives a
     * turn of its own.
     */
    async offer({ canHelp }: { canHelp: boolean }): Promise<Proof | null> {
      const isNeeded = appCheck.isNeeded()
      if (!isNeeded && !(canHelp && appCheck.mode !== 'off')) return null
      const purpose = `account ${randomBytes(9).toString('base64url')}`
      return { challenge: await appCheck.challenge(purpose), isNeeded }
    },
    /** Throws `proof-needed`. Known browsers need none in an attack, and cause none. */
    check({ known, hasWorked, address }: Asker, { isLink = false } = {}): void {
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
