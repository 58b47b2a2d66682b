import { singaporeDay } from '#lib/singapore-time.ts'
import type { Engine } from './engines.ts'
import type { TestSite } from './test-site.ts'

type ReminderReader = {
  id: string
  wishes: readonly string[]
  saved?: readonly string[]
  following?: readonly string[]
  isVerified?: boolean
}

/** An account as after sign-up, with saved deals and reminders. */
export async function addReader(site: TestSite, engine: Engine, reader: ReminderReader) {
  const { id, wishes, saved = [], following = [], isVerified = true } = reader
  const { db, now } = site.accounts.parts
  const stamp = now().toISOString()
  await db
    .insertInto('account_users')
    .values({
      id,
      name: '',
      email: emailOf(id),
      // Node's SQLite knows no booleans.
      email_verified: engine === 'SQLite' ? Number(isVerified) : isVerified,
      created_at: stamp,
      updated_at: stamp,
    })
    .execute()
  const { visitors } = site.functions
  await visitors.saveConsents(id, Object.fromEntries(wishes.map((wish) => [wish, true])))
  if (saved.length + following.length === 0) return
  await visitors.sync(id, {
    replica: 'phone',
    requestId: 'first',
    epoch: null,
    seen: 0,
    favourites: { put: Object.fromEntries(saved.map((deal) => [deal, heart(deal)])), removed: [] },
    following: { put: [...following], removed: [] },
  })
}

export function emailOf(id: string): string {
  return `${id}@mail.example`
}

function heart(deal: string) {
  return {
    title: deal,
    path: `/deals/food/${deal}`,
    brand: '',
    badge: '',
    code: null,
    // The saved copy may be out of date. The published deal counts.
    endsOn: singaporeDay(new Date('2026-11-16T04:00:00Z')),
    savedAt: '2026-11-15T04:00:00.000Z',
  }
}
