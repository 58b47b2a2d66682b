import { type Challenge, createChallenge, type Payload, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { isStillAhead } from '#lib/is-still-ahead.ts'

export type AppCheckMode = 'auto' | 'always' | 'off'

type AppCheckOptions = {
  mode: AppCheckMode
  secret: string
  now: () => Date
  /** Counts a call without an account. True when there are more than people make. */
  isUnderAttack: () => boolean
}

export type AppCheck = ReturnType<typeof createAppCheck>

/** About half a second of a telephone: 256 tries on average, of some milliseconds each. */
const COST = 5000
const KEY_PREFIX = '00'
const VALID_MS = 10 * 60 * 1000

/**
 * Work that a person does not notice and a crowd of robots does. A solution is good for one purpose
 * alone, such as one device's report on one deal, so it need not be remembered as used.
 */
export function createAppCheck({ mode, secret, now, isUnderAttack }: AppCheckOptions) {
  return {
    mode,
    /** Asked once for each call that may need it. */
    isNeeded(): boolean {
      const attacked = isUnderAttack()
      return mode === 'always' || (mode === 'auto' && attacked)
    },
    challenge: (purpose: string): Promise<Challenge> =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: COST,
        keyPrefix: KEY_PREFIX,
        deriveKey,
        hmacSignatureSecret: secret,
        data: { purpose, until: now().getTime() + VALID_MS },
      }),
    /** `token` is what the header holds: the challenge and its solution, as JSON in base64. */
    async isSolved(token: string | null, purpose: string): Promise<boolean> {
      const payload = parse(token)
      const data = payload?.challenge?.parameters?.data
      const times = { until: Number(data?.until), now: now().getTime(), most: VALID_MS }
      if (!payload || data?.purpose !== purpose || !isStillAhead(times)) return false
      const { challenge, solution } = payload
      // What is rubbish in a way of its own makes the library throw, and is no solution either.
      return verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: secret }).then(
        ({ verified }) => verified,
        () => false,
      )
    },
  }
}

function parse(token: string | null): Payload | null {
  try {
    return JSON.parse(Buffer.from(token ?? '', 'base64').toString())
  } catch {
    return null
  }
}
