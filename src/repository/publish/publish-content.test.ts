import { Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { requestLimits } from '#db/database-limits.ts'
import { createSqliteDialect } from '#db/sqlite/sqlite-dialect.ts'
import { createStagingTables } from '#db/staging-tables.ts'
import type { StagingTables, Tables } from '#db/tables.ts'
import { cleanDeal, cleanDocument } from '../../../test/clean-deal.ts'
import { createMigratedDatabase } from '../../../test/engines.ts'
import { publishChange } from '../../../test/publish-change.ts'
import { publishDraft } from '../drafts/publish-draft.ts'
import { saveDraft } from '../drafts/save-draft.ts'
import type { StoredDocument } from '../stored-document.ts'

/** The tables that a publish may read as a whole: its own, their names in joins, and small ones. */
const READ_AS_A_WHOLE = /^(staged\w*|after|s|content_state|past_refs|custom_types)$/

// PostgreSQL decides by the number of rows, SQLite always in the same way.
test('a save and a publish read only the documents and revisions that they change', async () => {
  await using database = await createMigratedDatabase('SQLite')
  const statements = new Set<string>()
  await using db = new Kysely<Tables>({
    dialect: createSqliteDialect(database.target, requestLimits),
    log: ({ query }) => {
      statements.add(query.sql)
    },
  })
  const act = {
    now: () => new Date('2026-11-16T02:00:00Z'),
    createRef: () => crypto.randomUUID(),
    author: { kind: 'person' as const, name: 'editor' },
  }
  const brand = { ...cleanDocument('brand', 'brand-1', { name: 'Suria' }), uid: 'suria' }
  const deal = cleanDeal() as unknown as StoredDocument
  await publishChange(db, { documents: [brand, deal] }, act)

  const changes = [{ path: ['data', 'price_now'], before: 5, after: 4 }]
  const save = { documentId: 'deal-1', releaseId: null, saveId: 'a', against: 0, changes }
  await saveDraft(db, save, act)
  await publishDraft(db, 'deal-1', act)
  await publishChange(db, { removedIds: ['deal-1'] }, act)

  const scanned = await db.connection().execute(async (own) => {
    await createStagingTables(own.withTables<StagingTables>())
    const plans: string[] = []
    for (const statement of statements) {
      if (!/^(select|insert|update|delete)/i.test(statement)) continue
      const plan = await sql.raw<{ detail: string }>(`EXPLAIN QUERY PLAN ${statement}`).execute(own)
      plans.push(...plan.rows.map(({ detail }) => detail))
    }
    return plans.flatMap((detail) => /^SCAN ([a-z]\w*)/i.exec(detail)?.[1] ?? [])
  })
  expect(scanned).toContain('staged_removals')
  expect(scanned.filter((table) => !READ_AS_A_WHOLE.test(table))).toEqual([])
})
