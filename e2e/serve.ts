// The site of most journeys. It also writes the databases with which sites of single journeys begin.
import { rmSync } from 'node:fs'
import { sql } from 'kysely'
import { openDatabase } from '#db/database.ts'
import { commandLimits } from '#db/database-limits.ts'
import { migrate } from '#db/migrate.ts'
import { publishSmallDemo } from '../test/small-demo.ts'
import { openJourneySite, readBuilds } from './journey-site.ts'

const { site, config, listen, close } = await openJourneySite(process.env, await readBuilds())
const { SMALL_DEMO: smallDemo, WHOLE_DEMO: wholeDemo } = process.env
if (wholeDemo) await writeWholeDemo(wholeDemo)
if (smallDemo) await writeSmallDemo(smallDemo)
await listen()

async function writeWholeDemo(file: string): Promise<void> {
  rmSync(file, { force: true })
  const db = openDatabase(config.database, commandLimits)
  await sql`VACUUM INTO ${file}`.execute(db)
  await db.destroy()
}

async function writeSmallDemo(file: string): Promise<void> {
  rmSync(file, { force: true })
  const db = openDatabase(file, commandLimits)
  await migrate(db)
  const [createRef, now] = [() => crypto.randomUUID(), () => new Date()]
  const whole = openDatabase(config.database, commandLimits)
  await publishSmallDemo(db, { whole, snapshot: site.store.snapshot(), createRef, now })
  await whole.destroy()
  await db.destroy()
}

process.once('SIGTERM', async () => {
  await close()
  for (const file of [smallDemo, wholeDemo]) if (file) rmSync(file, { force: true })
  process.exit(0)
})
