import type { Database } from './database.ts'

/** The secret of that name, the same for all processes; `fresh` becomes it where there is none. */
export async function getServerSecret(
  db: Database,
  { name, fresh }: { name: string; fresh: string },
): Promise<string> {
  await db
    .insertInto('server_secrets')
    .values({ name, value: fresh })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const query = db.selectFrom('server_secrets').select('value').where('name', '=', name)
  return (await query.executeTakeFirstOrThrow()).value
}
