// npm run accounts -- close|open|show SOMEBODY: by e-mail address, telephone number or id.
import { readProcessConfig } from '../src/config.ts'
import { type AccountUser, findUser, setDisabled } from '../src/db/account-users.ts'
import { type Database, openDatabase } from '../src/db/database.ts'

const commands: Record<string, (db: Database, user: AccountUser) => Promise<string>> = {
  async close(db, { id }) {
    await setDisabled(db, { userId: id, at: new Date() })
    return 'closed; every session has ended'
  },
  async open(db, { id }) {
    await setDisabled(db, { userId: id, at: null })
    return 'open'
  },
  show: async (_, { createdAt, isDisabled }) =>
    `made on ${createdAt.toISOString()}, ${isDisabled ? 'closed' : 'open'}`,
}

const [name = '', somebody = ''] = process.argv.slice(2)
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
if (!command || somebody === '') {
  console.error('npm run accounts -- close|open|show ADDRESS, NUMBER (+65…) or ID')
  process.exit(2)
}
const db = openDatabase(readProcessConfig().database)
const user =
  (await findUser(db, 'email', somebody.toLowerCase())) ??
  (await findUser(db, 'phone_number', somebody)) ??
  (await findUser(db, 'id', somebody))
console.log(user ? `${user.id}: ${await command(db, user)}` : 'There is no such account.')
process.exitCode = user ? 0 : 1
await db.destroy()
