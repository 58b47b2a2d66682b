import { type Kysely, sql } from 'kysely'

// Partners were bound to the uid of their landing page and lost it when the page was renamed. A page that is not published
// now is found among the revisions. Earlier builds find a page by its id too. Rows that they write have a uid, which is
// still read.
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['desk_people', 'desk_invitations']) {
    const partner = sql.ref(`${table}.partner`)
    await sql`UPDATE ${sql.table(table)} SET partner = COALESCE(
      (SELECT documents.id FROM documents
        WHERE documents.type = 'landing' AND documents.uid = ${partner}
        ORDER BY documents.lang LIMIT 1),
      (SELECT documents.id FROM documents INNER JOIN past_uids ON past_uids.id = documents.id
        WHERE past_uids.type = 'landing' AND past_uids.uid = ${partner}
        ORDER BY past_uids.version DESC LIMIT 1),
      (SELECT revisions.id FROM revisions
        WHERE revisions.content = 'document' AND revisions.type = 'landing' AND revisions.uid = ${partner}
        ORDER BY revisions.version DESC LIMIT 1),
      partner)
      WHERE partner IS NOT NULL`.execute(db)
  }
}
