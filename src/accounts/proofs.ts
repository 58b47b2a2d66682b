import { randomBytes } from 'node:crypto'
import { takeTurn } from '#db/account-limits.ts'
import type { Database } from '#db/database.ts'
import type { AppCheck } from '#functions/app-check.ts'
import type { Proof } from '#routes/account/payload.ts'
import { AccountProblem } from './account-problem.ts'

type ProofsOptions = {
  db: Database
  now: () => Date
  createCheck: (isUnderAttack: () => boolean) => AppCheck
  createLimit: (rule: { rate: number; burst: number }) => {
    retryAfter: (caller: string) => number | null
  }
}

/** Forms that people send, all together; more of them is an attack. */
const CALM = { rate: 0.5, burst: 100 }
const ATTACK_MS = 10 * 60_000
const USED_MS = 15 * 60_000

export type Proofs = ReturnType<typeof createProofs>

/** Work before a form that sends something or makes an account, when configured or under attack. */
export function createProofs({ db, now, createCheck, createLimit }: ProofsOptions) {
  const calm = createLimit(CALM)
  let attackedUntil = 0
  const appCheck = createCheck(() => now().getTime() < attackedUntil)

  return {
    /** With the form, so that the work is done while somebody types. */
    async offer(): Promise<Proof | null> {
      if (!appCheck.isNeeded()) return null
      return {
        challenge: await appCheck.challenge(`account ${randomBytes(9).toString('base64url')}`),
      }
    },
    /** Throws `proof-needed`. Each solution is good once. */
    async check(form: URLSearchParams): Promise<void> {
      if (calm.retryAfter('everybody') !== null) attackedUntil = now().getTime() + ATTACK_MS
      if (!appCheck.isNeeded()) return
      const token = form.get('proof') ?? ''
      const purpose = purposeOf(token)
      if (!purpose?.startsWith('account ') || !(await appCheck.isSolved(token, purpose))) {
        throw new AccountProblem('proof-needed')
      }
      const turn = { key: `proof ${purpose}`, now: now().getTime(), interval: USED_MS, burst: 1 }
      if ((await takeTurn(db, turn)) !== null) throw new AccountProblem('proof-needed')
    },
  }
}

function purposeOf(token: string): string | null {
  try {
    return JSON.parse(Buffer.from(token, 'base64').toString()).challenge.parameters.data.purpose
  } catch {
    return null
  }
}
