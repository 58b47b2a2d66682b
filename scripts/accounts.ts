// npm run accounts -- close|open|show SOMEBODY, clear-limits WHOM, status or forget-keys; see docs/operations.md.
import { createLimits } from '../src/accounts/limits.ts'
import { readProcessConfig } from '../src/config.ts'
import { forgetAllTurns } from '../src/db/account-limits.ts'
import { type AccountUser, findUser, setDisabled } from '../src/db/account-users.ts'
import { type Database, openDatabase } from '../src/db/database.ts'
import { commandLimits } from '../src/db/database-limits.ts'
import { waitingMessages } from '../src/db/outbox.ts'
import { namesOfApplied, refuseOutdatedBuild } from '../src/db/required-migrations.ts'
import { forgetKeptKeys } from '../src/db/server-keys.ts'
import { AppError, isAppError } from '../src/lib/node/app-error.ts'
import { openServerKeys } from '../src/site/server-keys.ts'

const ofSomebody: Record<string, (db: Database, user: AccountUser) => Promise<string>> = {
  async close(db, { id }) {
    await setDisabled(db, { userId: id, at: new Date() })
    return 'closed; every session has ended'
  },
  async open(db, { id }) {
    await setDisabled(db, { userId: id, at: null })
    return 'open'
  },
  show: async (_, { createdAt, isDisabled }) =>
    `created on ${createdAt.toISOString()}, ${isDisabled ? 'closed' : 'open'}`,
}

const config = readProcessConfig()

/** Limits are stored under keyed hashes, so the secret is needed to find those of an address, number or network. */
async function clearLimits(db: Database, whom: string): Promise<number> {
  if (whom === 'all') return forgetAllTurns(db)
  const { keys } = await openServerKeys(db, config)
  const now = () => new Date()
  return createLimits({ db, secret: keys.derive('limits'), now }).clear(whom)
}

/** `null` when an argument is missing. */
const ofTheSite: Record<string, (db: Database, whom: string) => Promise<string | null>> = {
  async status(db) {
    const waiting = await waitingMessages(db)
    const lines = waiting.map(({ kind, count, oldest, mostTries }) => {
      const minutes = Math.round((Date.now() - oldest) / 60_000)
      return `${kind}: ${count} waiting, the oldest for ${minutes} min, at most ${mostTries} tries`
    })
    return lines.length > 0 ? lines.join('\n') : 'No message is waiting.'
  },
  'clear-limits': async (db, whom) =>
    whom === '' ? null : `${await clearLimits(db, whom)} limits cleared`,
  async 'forget-keys'(db) {
    await forgetKeptKeys(db)
    return 'The next start makes new keys. Devices have to turn on notifications again.'
  },
}

async function tellOf(db: Database, somebody: string, command: (typeof ofSomebody)[string]) {
  const user =
    (await findUser(db, 'email', somebody.toLowerCase())) ??
    (await findUser(db, 'phone_number', somebody)) ??
    (await findUser(db, 'id', somebody))
  return user && `${user.id}: ${await command(db, user)}`
}

const [name = '', somebody = ''] = process.argv.slice(2)
const command = Object.hasOwn(ofSomebody, name) ? ofSomebody[name] : undefined
const siteCommand = Object.hasOwn(ofTheSite, name) ? ofTheSite[name] : undefined
if (!siteCommand && (!command || somebody === '')) {
  console.error('npm run accounts -- close|open|show ADDRESS, NUMBER (+65…) or ID')
  console.error('npm run accounts -- clear-limits ADDRESS, NUMBER, network or all')
  console.error('npm run accounts -- status | forget-keys')
  process.exit(2)
}
const db = openDatabase(config.database, commandLimits)
try {
  await refuseOutdatedBuild(db)
  if ((await namesOfApplied(db)).length === 0) {
    throw new AppError(
      'not-found',
      'The database has no tables. Check DATA_DIR and DATABASE_URL, or start the site once.',
    )
  }
  const text = siteCommand
    ? await siteCommand(db, somebody)
    : command && (await tellOf(db, somebody, command))
  console.log(
    text ??
      (siteCommand
        ? 'Name an address, a number or a network, or say all.'
        : 'There is no such account.'),
  )
  process.exitCode = text ? 0 : 1
} catch (error) {
  console.error(isAppError(error) ? error.message : error)
  process.exitCode = 1
} finally {
  await db.destroy()
}
