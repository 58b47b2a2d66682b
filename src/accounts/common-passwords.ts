import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { firstPlace } from '#lib/node/first-place.ts'

const BYTES = 4

export type IsCommon = (password: string) => boolean

/**
 * Recognises the most common passwords of known breaches, offline. The file holds the first bytes of
 * their hashes, sorted; `scripts/common-passwords.ts` makes it. It wrongly refuses one good password in
 * 200,000.
 */
export function readCommonPasswords(): IsCommon {
  const table = readFileSync(join(import.meta.dirname, 'common-passwords.bin'))
  const count = table.length / BYTES

  function has(password: string): boolean {
    const wanted = commonPasswordKey(password)
    const at = firstPlace(count, (place) => table.readUInt32BE(place * BYTES) >= wanted)
    return at < count && table.readUInt32BE(at * BYTES) === wanted
  }

  // "Password2026!" is as weak as "password".
  return (password) => [password, withoutEnding(password)].some(has)
}

/** Not by a regular expression, which would try again from each sign of a long password. */
function withoutEnding(password: string): string {
  let end = password.length
  while (end > 0 && /[\d\W_]/.test(password.charAt(end - 1))) end -= 1
  return password.slice(0, end)
}

export function commonPasswordKey(password: string): number {
  const hash = createHash('sha256').update(password.toLowerCase()).digest()
  return hash.readUInt32BE(0)
}
