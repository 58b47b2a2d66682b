import { type Challenge, createChallenge, type Payload, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { isStillAhead } from '#lib/node/is-still-ahead.ts'
import { parseJson } from '#lib/parse-json.ts'

export type AppCheckMode = 'auto' | 'always' | 'off'

type AppCheckOptions = {
  mode: AppCheckMode
  secret: string
  now: () => Date
  /** Counts a call without an account. True when there are more than people would make. */
  isUnderAttack: () => boolean
}

export type AppCheck = ReturnType<typeof createAppCheck>

/** About half a second on a phone: 256 tries on average, a few milliseconds each. */
const COST = 5000
const KEY_PREFIX = '00'
const VALID_MS = 10 * 60 * 1000

/**
 * A proof of work that people do not notice and that slows robots down. A solution works for one purpose only,
 * such as one device's report on one deal, so we need not remember it as used.
 */
export function createAppCheck({ mode, secret, now, isUnderAttack }: AppCheckOptions) {
  return {
    mode,
    /** Call it once for each request that may need a proof. */
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
    /** `token` is the header's value: the challenge and its solution, as JSON in base64. */
    async isSolved(token: string | null, purpose: string): Promise<boolean> {
      const text = Buffer.from(token ?? '', 'base64').toString()
      const payload = parseJson(text) as Payload | null | undefined
      const data = payload?.challenge?.parameters?.data
      const times = { until: Number(data?.until), now: now().getTime(), most: VALID_MS }
      if (!payload || data?.purpose !== purpose || !isStillAhead(times)) return false
      const { challenge, solution } = payload
      // The library throws on some malformed input, which is no solution either.
      return verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: secret }).then(
        ({ verified }) => verified,
        () => false,
      )
    },
  }
}
