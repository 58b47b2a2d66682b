import { releaseRows } from '#db/content-releases.ts'
import { findContentState } from '#db/content-rows.ts'
import { countDocuments } from '#db/find-documents.ts'
import { failingDeals } from '#db/reports.ts'
import { addDays, singaporeDay } from '#lib/singapore-time.ts'
import { releasesWithDrafts } from '../drafts/with-drafts.ts'
import type { Command } from './command.ts'
import { toReleaseLines } from './release-lines.ts'
import { toWebhookLines } from './webhook.ts'

export const statusCommand: Command = {
  summary: 'What is published, since when, and what is waiting.',
  usage: ['status'],
  options: {},
  words: { min: 0, max: 0 },
  async run(_, { db, engine, now, io }) {
    const state = await findContentState(db)
    io.out(`database: ${engine}`)
    io.out(`ref: ${state?.ref ?? 'nothing was ever published'}`)
    if (state) io.out(`last publish: ${state.published_at} (number ${state.version})`)
    io.out('documents:')
    for (const { type, lang, count } of await countDocuments(db)) {
      io.out(`  ${type} (${lang}): ${count}`)
    }
    io.out('releases:')
    const releases = await releasesWithDrafts(db, await releaseRows(db))
    for (const line of releases.flatMap(toReleaseLines)) io.out(`  ${line}`)
    if (releases.length === 0) io.out('  none')
    io.out('webhooks:')
    const webhooks = await toWebhookLines({ db, now })
    for (const line of webhooks) io.out(`  ${line}`)
    if (webhooks.length === 0) io.out('  none')
    io.out('deals that failed for readers this week:')
    const today = singaporeDay(now())
    const failing = await failingDeals(db, { since: addDays(today, -6), until: today })
    for (const { dealId, failed, worked } of failing) {
      io.out(`  ${dealId}: failed for ${failed}, worked for ${worked}`)
    }
    if (failing.length === 0) io.out('  none')
  },
}
