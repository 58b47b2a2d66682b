import { createHmac, randomBytes } from 'node:crypto'
import { isSameSecret } from '#accounts/is-same-secret.ts'

// RFC 6238 with the settings that every app assumes: SHA-1, 30 seconds, 6 digits.
const STEP_MS = 30_000
const DIGITS = 6
const SECRET_BYTES = 20
/** Clocks of phones are a little off: the steps before and after count too. */
const SLACK_STEPS = 1
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** A new key, in base32 as apps take it. */
export function createCodeSecret(): string {
  return toBase32(randomBytes(SECRET_BYTES))
}

/** The address by which apps take the key. */
export function codeAddress(secret: string, { issuer, email }: { issuer: string; email: string }) {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`
  const query = new URLSearchParams({ secret, issuer })
  return `otpauth://totp/${label}?${query.toString().replaceAll('+', '%20')}`
}

/** The code of a time step. */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = (hash.at(-1) ?? 0) & 0xf
  const number = hash.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / STEP_MS)
}

/** The time step that a code belongs to; `null` for a wrong code. The caller has to remember the step. */
export function findCodeStep(secret: string, code: string, now: Date): number | null {
  const current = stepAt(now)
  const steps = Array.from(
    { length: 2 * SLACK_STEPS + 1 },
    (_, place) => current - SLACK_STEPS + place,
  )
  // Compares with all of them, so that the time reveals nothing.
  const right = steps.filter((step) => isSameSecret(code, codeAt(secret, step)))
  return right.at(-1) ?? null
}

function toBase32(bytes: Uint8Array): string {
  let bits = ''
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0')
  return (bits.match(/.{5}/g) ?? []).map((five) => BASE32[Number.parseInt(five, 2)]).join('')
}

function fromBase32(text: string): Buffer {
  let bits = ''
  for (const letter of text) bits += BASE32.indexOf(letter).toString(2).padStart(5, '0')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)))
}
