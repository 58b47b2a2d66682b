import { randomBytes } from 'node:crypto'

/** Identifies callers by a header, so that limits per caller do not interfere with the test. */
export const attackEnv = {
  TRUSTED_PROXIES: '1',
  CONTENT_API_RATE: '100000',
  CONTENT_API_BURST: '100000',
  APP_CHECK: 'off',
}

/** For `x-forwarded-for`: a new address each time. */
export function attackerAddress(): string {
  return [10, ...randomBytes(3)].join('.')
}

/** Headers with a new address each time they are copied. */
export const fromEverywhere = {
  get 'x-forwarded-for'(): string {
    return attackerAddress()
  },
}
