import { randomBytes } from 'node:crypto'
import { createServerKeys, type ServerKeys } from '#accounts/server-keys.ts'
import type { Config } from '#config.ts'
import { type Database, isPostgres } from '#db/database.ts'
import {
  addKeptKey,
  keptKeys,
  plainSecrets,
  removePlainSecrets,
  sealKeptKeyAgain,
} from '#db/server-keys.ts'
import { createVapidKey } from '#reminders/vapid.ts'
import { getSecretKey, wrongSecretKey } from './secret-key.ts'

const PURPOSE = 'kept keys'

/**
 * Keys that must survive a change of the secret: unsubscribe links do not expire, a network must stay one reader,
 * and browsers accept notifications only from the key that they subscribed with. `before` reads them from where
 * earlier versions stored them.
 */
const kept = {
  unsubscribe: {
    before: (secrets: Secrets) => withSuffix(secrets.get('accounts'), ' unsubscribe'),
    fresh: createSecret,
  },
  networks: { before: (secrets: Secrets) => secrets.get('functions'), fresh: createSecret },
  vapid: { before: (secrets: Secrets) => secrets.get('vapid'), fresh: createVapidKey },
}

type Secrets = ReadonlyMap<string, string>
type KeptName = keyof typeof kept
export type SiteKeys = { keys: ServerKeys; kept: Record<KeptName, string> }

/** Finds or creates the secret, and decrypts the keys. */
export async function openServerKeys(
  db: Database,
  { secretKey, database, siteUrl }: Pick<Config, 'secretKey' | 'database' | 'siteUrl'>,
): Promise<SiteKeys> {
  const isShared = isPostgres(database)
  const secret = getSecretKey({
    ...secretKey,
    isInUse: (await keptKeys(db)).size > 0,
    mustBeSet: isShared && siteUrl.protocol === 'https:',
  })
  const keys = createServerKeys({ secret, previous: secretKey.previous })
  const plain = await plainSecrets(db)
  const opened = {
    unsubscribe: await openKept(db, { name: 'unsubscribe', keys, plain }),
    networks: await openKept(db, { name: 'networks', keys, plain }),
    vapid: await openKept(db, { name: 'vapid', keys, plain }),
  }
  if (plain.size > 0) await removePlainSecrets(db, !isShared)
  return { keys, kept: opened }
}

async function openKept(
  db: Database,
  { name, keys, plain }: { name: KeptName; keys: ServerKeys; plain: Secrets },
): Promise<string> {
  const before = (await keptKeys(db)).get(name)
  if (before === undefined) {
    const { before: find, fresh } = kept[name]
    const sealed = keys.seal(`${PURPOSE} ${name}`, find(plain) ?? fresh())
    await addKeptKey(db, { name, sealed })
  }
  const sealed = before ?? (await keptKeys(db)).get(name) ?? ''
  const found = keys.open(`${PURPOSE} ${name}`, sealed)
  if (!found) throw wrongSecretKey()
  if (found.isOld) {
    await sealKeptKeyAgain(db, { name, sealed: keys.seal(`${PURPOSE} ${name}`, found.text) })
  }
  return found.text
}

function withSuffix(secret: string | undefined, suffix: string): string | undefined {
  return secret === undefined ? undefined : secret + suffix
}

function createSecret(): string {
  return randomBytes(32).toString('base64url')
}
