import { findRowsNaming } from '#db/find-documents.ts'
import { linkedIds } from '../document-links.ts'
import { publishContent } from '../publish/publish-content.ts'
import { type StoredDocument, toName } from '../stored-document.ts'
import { type Command, commandFault, word } from './command.ts'
import { getDocument } from './find-document.ts'
import { putIntoRelease } from './put-into-release.ts'
import { setSchedule } from './schedule.ts'
import { findSchedule, scheduleOptions, toReleaseName } from './schedule-options.ts'
import { findReason, whyOption } from './why-option.ts'

export const unpublishCommand: Command = {
  summary: 'Take one document off the site.',
  usage: [
    'unpublish DOC [--why TEXT]    an id or type/uid, e.g. deal/kopi-1-for-1',
    'unpublish DOC --at 2026-12-24T09:00+08:00 [--until …]    at that time, as its own release',
  ],
  options: { ...whyOption, ...scheduleOptions },
  words: { min: 1, max: 1 },
  async run(input, context) {
    const { db, io } = context
    const document = await getDocument(db, word(input, 0))
    const schedule = findSchedule(input)
    if (schedule) {
      const name = toReleaseName(toName(document), schedule)
      await putIntoRelease(context, name, { change: { removedIds: [document.id] } })
      await setSchedule({ ...context, why: findReason(input) }, name, schedule)
      return 0
    }
    const rows = await findRowsNaming(db, document.id)
    const result = await publishContent(db, (change) => change.remove([document.id]), {
      ...context,
      kind: 'unpublish',
      why: findReason(input),
    })
    if (result.ref === null) throw commandFault(`${toName(document)} is no longer published.`)
    io.out(`${toName(document)} (${document.id}) is no longer published; the ref is ${result.ref}`)
    const linking = rows
      .map((row) => JSON.parse(row.document) as StoredDocument)
      .filter((other) => linkedIds(other).includes(document.id))
    if (linking.length > 0) io.out('These documents still link to it:')
    for (const other of linking) io.out(`  ${toName(other)} (${other.id})`)
    return 0
  },
}
