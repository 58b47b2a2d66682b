import { randomBytes } from 'node:crypto'

/** Takes callers apart by a header, so that no limit on one caller answers in the place of what is tested. */
export const attackEnv = {
  TRUSTED_PROXIES: '1',
  CONTENT_API_RATE: '100000',
  CONTENT_API_BURST: '100000',
  APP_CHECK: 'off',
}

/** For `x-forwarded-for`: another one each time. */
export function attackerAddress(): string {
  return [10, ...randomBytes(3)].join('.')
}

/** Headers that differ each time they are copied: a visitor from everywhere. */
export const fromEverywhere = {
  get 'x-forwarded-for'(): string {
    return attackerAddress()
  },
}
