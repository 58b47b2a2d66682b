// npm run desk -- invite EMAIL --role ROLE [--partner UID], again EMAIL, remove EMAIL or people; see docs/operations.md.
import { parseArgs } from 'node:util'
import { AccountProblem, describeProblem } from '../src/accounts/account-problem.ts'
import { toEmailAddress } from '../src/accounts/email-address.ts'
import { readProcessConfig } from '../src/config.ts'
import { type Database, openDatabase } from '../src/db/database.ts'
import { commandLimits } from '../src/db/database-limits.ts'
import { type DeskPersonRow, deskPeople, findDeskPerson } from '../src/db/desk-people.ts'
import { namesOfApplied, refuseOutdatedBuild } from '../src/db/required-migrations.ts'
import { type Role, roles } from '../src/desk/wire/roles.ts'
import { createActs } from '../src/editorial/people/acts.ts'
import { createInvitations } from '../src/editorial/people/invitations.ts'
import { createInvite } from '../src/editorial/people/invite.ts'
import { createMembership } from '../src/editorial/people/membership.ts'
import { AppError, isAppError } from '../src/lib/node/app-error.ts'
import { openServerKeys } from '../src/site/server-keys.ts'

const USAGE = `npm run desk -- invite EMAIL --role ${roles.join('|')} [--partner LANDING-PAGE]
npm run desk -- again EMAIL      a link to set up the password and second factor again
npm run desk -- remove EMAIL     ends every session too
npm run desk -- people`

const config = readProcessConfig()
const now = () => new Date()
const author = 'npm run desk'

async function getPerson(db: Database, email: string): Promise<DeskPersonRow> {
  const person = await findDeskPerson(db, 'email', email)
  if (!person) throw new AppError('not-found', `Nobody at the desk has the address ${email}.`)
  return person
}

async function run(db: Database, name: string, email: string, options: Options) {
  const { keys } = await openServerKeys(db, config)
  const parts = {
    db,
    now,
    acts: createActs({ db, now }),
    invitations: createInvitations({ db, keys, deskUrl: config.deskUrl, now }),
    accounts: null,
  }
  if (name === 'people') {
    const people = await deskPeople(db)
    return people.map((one) => `${one.email}\t${one.role}\t${one.name}`).join('\n') || 'Nobody yet.'
  }
  if (name === 'remove') {
    const { id } = await getPerson(db, email)
    await createMembership(parts).remove(id, { person: null, author })
    return `${email} is removed and signed out.`
  }
  const invite = createInvite(parts)
  const link =
    name === 'again'
      ? await invite.again(await getPerson(db, email), { person: null, author })
      : await invite.send({ email, ...getRole(options) }, { by: 'link', person: null, author })
  return `This link works once:\n${link}`
}

type Options = { role?: string | undefined; partner?: string | undefined }

function getRole({ role, partner = '' }: Options): { role: Role; partner: string | null } {
  const found = roles.find((one) => one === role)
  if (!found) throw new AppError('invalid', `Name a role: --role ${roles.join('|')}`)
  return { role: found, partner: partner === '' ? null : partner }
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { role: { type: 'string' }, partner: { type: 'string' } },
})
const [name = '', typed = ''] = positionals
if (!['invite', 'again', 'remove', 'people'].includes(name) || (name !== 'people' && !typed)) {
  console.error(USAGE)
  process.exit(2)
}
const db = openDatabase(config.database, commandLimits)
try {
  await refuseOutdatedBuild(db)
  if (!(await namesOfApplied(db)).some((migration) => migration.includes('desk-people'))) {
    throw new AppError(
      'not-found',
      'The database has no tables of the desk. Check DATA_DIR and DATABASE_URL, or start the site once.',
    )
  }
  console.log(await run(db, name, typed === '' ? '' : toEmailAddress(typed), values))
} catch (error) {
  const isProblem = error instanceof AccountProblem
  console.error(isProblem ? describeProblem(error).text : isAppError(error) ? error.message : error)
  process.exitCode = 1
} finally {
  await db.destroy()
}
