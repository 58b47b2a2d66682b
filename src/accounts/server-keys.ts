import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { oncePerKey } from '#lib/once-per.ts'

export type ServerKeys = ReturnType<typeof createServerKeys>

type SecretKeys = {
  secret: string
  /** Only opens what was sealed before the secret changed. */
  previous: string | null
}

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * Derives a key for each purpose from one secret (HKDF). Without the secret, hashed and sealed values in the
 * database reveal nothing.
 */
export function createServerKeys({ secret, previous }: SecretKeys) {
  const current = createDerive(secret)
  const before = previous === null ? null : createDerive(previous)

  return {
    /** A key for code that signs or hashes by itself. */
    derive: (purpose: string) => current(purpose).toString('base64url'),
    hash: (purpose: string, text: string) =>
      createHmac('sha256', current(purpose)).update(text).digest('base64url'),
    /** Only `open` with the same purpose can read it. */
    seal(purpose: string, text: string): string {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, current(`seal ${purpose}`), nonce)
      const bytes = [nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]
      return Buffer.concat(bytes).toString('base64url')
    },
    /** `null` when neither secret sealed it. `isOld`: the previous secret did. */
    open(purpose: string, sealed: string): { text: string; isOld: boolean } | null {
      const text = unseal(current(`seal ${purpose}`), sealed)
      if (text !== null) return { text, isOld: false }
      const old = before && unseal(before(`seal ${purpose}`), sealed)
      return old === null ? null : { text: old, isOld: true }
    },
  }
}

function createDerive(secret: string) {
  return oncePerKey((purpose: string) =>
    Buffer.from(hkdfSync('sha256', secret, 'lobang', purpose, 32)),
  )
}

function unseal(key: Buffer, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return null
  const cipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES))
  cipher.setAuthTag(bytes.subarray(-TAG_BYTES))
  try {
    const text = [cipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), cipher.final()]
    return Buffer.concat(text).toString()
  } catch {
    // The tag is wrong: another key sealed it, or it is forged.
    return null
  }
}
