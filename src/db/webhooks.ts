import { CLOCK_SLACK_MS } from '#lib/node/is-still-ahead.ts'
import type { Database } from './database.ts'
import { insertNew } from './insert-new.ts'
import { changeRows, findRow, removeRows } from './matching-rows.ts'
import type { Tables } from './tables.ts'

export type WebhookRow = Tables['webhooks']
type NewWebhook = Pick<WebhookRow, 'name' | 'url' | 'sealed' | 'made_by' | 'made_at'>

/** Only later publishes are sent. `false` if there is a webhook of that name. */
export async function addWebhook(db: Database, row: NewWebhook): Promise<boolean> {
  const state = await db.selectFrom('content_state').select('version').executeTakeFirst()
  const fresh = { told_at: null, tries: 0, claimed_until: null, ...NO_FAILURE }
  return insertNew(db, {
    into: 'webhooks',
    row: { ...row, ...fresh, told_version: state?.version ?? 0 },
    key: ['name'],
  })
}

const NO_FAILURE = { failure: null, failed_at: null, retry_at: null }

export async function webhookRows(db: Database): Promise<WebhookRow[]> {
  return db.selectFrom('webhooks').selectAll().orderBy('name').execute()
}

export async function findWebhook(db: Database, name: string): Promise<WebhookRow | null> {
  return findRow(db, 'webhooks', { name })
}

export async function removeWebhook(db: Database, name: string): Promise<boolean> {
  return removeRows(db, 'webhooks', { name })
}

/** The first publish after `version`, unless it is older than `since`. */
export async function findPublishAfter(db: Database, version: number, since: Date) {
  const query = db
    .selectFrom('content_publishes')
    .selectAll()
    .where('version', '>', version)
    .where('published_at', '>=', since.toISOString())
    .orderBy('version')
    .limit(1)
  return (await query.executeTakeFirst()) ?? null
}

export type TakenPublish = NonNullable<Awaited<ReturnType<typeof findPublishAfter>>>

/** The documents that a publish added, changed or removed; at most `limit`. */
export async function documentIdsOf(
  db: Database,
  version: number,
  limit: number,
): Promise<string[]> {
  const query = db
    .selectFrom('revisions')
    .select('id')
    .where('content', '=', 'document')
    .where('version', '=', version)
    .orderBy('id')
    .limit(limit)
  return (await query.execute()).map(({ id }) => id)
}

/** Only one process can claim the row as it was read, until it has sent or the claim expires. */
export async function claimWebhook(
  db: Database,
  { name, told_version, tries }: Pick<WebhookRow, 'name' | 'told_version' | 'tries'>,
  { now, until }: { now: Date; until: Date },
): Promise<boolean> {
  const latest = new Date(until.getTime() + CLOCK_SLACK_MS)
  const { numUpdatedRows } = await db
    .updateTable('webhooks')
    .set({ claimed_until: until.toISOString() })
    .where('name', '=', name)
    .where('told_version', '=', told_version)
    .where('tries', '=', tries)
    .where((eb) =>
      eb.or([
        eb('claimed_until', 'is', null),
        eb('claimed_until', '<=', now.toISOString()),
        // A time this far ahead comes from a wrong clock.
        eb('claimed_until', '>', latest.toISOString()),
      ]),
    )
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export async function noteSent(
  db: Database,
  name: string,
  { version, at }: { version: number; at: Date },
): Promise<void> {
  const told = { told_version: version, told_at: at.toISOString() }
  const set = { ...told, tries: 0, claimed_until: null, ...NO_FAILURE }
  await changeRows(db, 'webhooks', { where: { name }, set })
}

export async function noteFailedSend(
  db: Database,
  { name, tries }: Pick<WebhookRow, 'name' | 'tries'>,
  failure: Pick<WebhookRow, 'failure' | 'failed_at' | 'retry_at'>,
): Promise<void> {
  const set = { ...failure, tries: tries + 1, claimed_until: null }
  await changeRows(db, 'webhooks', { where: { name }, set })
}

/** How many publishes each webhook has still to send, by name. */
export async function waitingPublishes(db: Database, since: Date): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('webhooks')
    .innerJoin('content_publishes as publish', (join) =>
      join.onRef('publish.version', '>', 'webhooks.told_version'),
    )
    .where('publish.published_at', '>=', since.toISOString())
    .select(['webhooks.name', (eb) => eb.fn.countAll().as('count')])
    .groupBy('webhooks.name')
    .execute()
  return new Map(rows.map(({ name, count }) => [name, Number(count)]))
}
