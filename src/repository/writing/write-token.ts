import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '#db/database.ts'
import { addWriteToken, findWriteToken } from '#db/write-tokens.ts'

/** What a token may write: pictures, documents, models. */
export const writeScopes = ['assets', 'migration', 'types'] as const
export type WriteScope = (typeof writeScopes)[number]

type WriteToken = { name: string; scopes: readonly WriteScope[] }

type NewToken = WriteToken & { madeBy: string | null; now: Date }

/** The prefix lets people and scanners of code recognise a token that has leaked. */
const PREFIX = 'lobang_write_'
const FORM = /^lobang_write_[\w-]{43}$/

/** Returns the token, which is not stored; `null` if there is or was one of that name. */
export async function makeWriteToken(
  db: Database,
  { name, scopes, madeBy, now }: NewToken,
): Promise<string | null> {
  const token = PREFIX + randomBytes(32).toString('base64url')
  const isAdded = await addWriteToken(db, {
    name,
    hash: toHash(token),
    scopes: JSON.stringify(scopes),
    made_by: madeBy,
    made_at: now.toISOString(),
    ended_at: null,
  })
  return isAdded ? token : null
}

/** `null` for a token that is unknown or has ended. */
export async function findToken(db: Database, token: string): Promise<WriteToken | null> {
  if (!FORM.test(token)) return null
  const row = await findWriteToken(db, toHash(token))
  return row && { name: row.name, scopes: JSON.parse(row.scopes) as WriteScope[] }
}

// A fast hash is enough: nobody can try all of 2^256 tokens.
function toHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
