import { randomBytes } from 'node:crypto'
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Config } from '#config.ts'

type SecretKeyOptions = Config['secretKey'] & {
  /** Keys in the database are encrypted with an existing secret, which a new one could not decrypt. */
  isInUse: boolean
  /** For a public site on PostgreSQL, where `DATA_DIR` may be lost and is not shared. */
  mustBeSet: boolean
}

/** The secret that signs and encrypts everything: the setting, or a file that the first start creates. */
export function getSecretKey({ key, file, isInUse, mustBeSet }: SecretKeyOptions): string {
  if (key !== null) return key
  const kept = findKept(file)
  if (kept !== null) return kept
  if (isInUse) {
    throw settingError(
      `SECRET_KEY is not set and ${file} is not there, but the database was used with a secret key. ${REMEDY}`,
    )
  }
  if (mustBeSet) {
    throw settingError(
      'SECRET_KEY is not set. A public site on PostgreSQL needs one, the same for every process: `openssl rand -base64 32` makes one. Keep a copy apart from the backups of the database.',
    )
  }
  return make(file)
}

const REMEDY =
  'Set the one that it was used with as SECRET_KEY. If that is lost, `npm run accounts -- forget-keys` lets the site begin with a new one; devices then have to turn on notifications again.'

export function wrongSecretKey(): Error {
  return settingError(
    `SECRET_KEY, or the file that stands for it, is not the one that this database was used with. ${REMEDY} After a change, the old one goes into SECRET_KEY_PREVIOUS for one start.`,
  )
}

function findKept(file: string): string | null {
  try {
    const secret = readFileSync(file, 'utf8').trim()
    if (secret === '') throw settingError(`${file} is empty, but must hold the secret key.`)
    chmodSync(file, 0o600)
    return secret
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return null
    throw error
  }
}

/** Atomic, so that only one of several starting processes creates it. */
function make(file: string): string {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  try {
    writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flush: true })
    linkSync(draft, file)
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return findKept(file) ?? make(file)
}

function settingError(message: string): Error {
  const error = new Error(message)
  error.name = 'SettingError'
  return error
}
