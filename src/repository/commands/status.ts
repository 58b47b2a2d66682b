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
    const tell = (heading: string, lines: readonly string[]) => {
      io.out(heading)
      for (const line of lines.length > 0 ? lines : ['none']) io.out(`  ${line}`)
    }
    const state = await findContentState(db)
    io.out(`database: ${engine}`)
    io.out(`ref: ${state?.ref ?? 'nothing was ever published'}`)
    if (state) io.out(`last publish: ${state.published_at} (number ${state.version})`)
    io.out('documents:')
    for (const { type, lang, count } of await countDocuments(db)) {
      io.out(`  ${type} (${lang}): ${count}`)
    }
    const releases = await releasesWithDrafts(db, await releaseRows(db))
    tell('releases:', releases.flatMap(toReleaseLines))
    tell('webhooks:', await toWebhookLines({ db, now }))
    const today = singaporeDay(now())
    const failing = await failingDeals(db, { since: addDays(today, -6), until: today })
    const deals = failing.map(
      ({ dealId, failed, worked }) => `${dealId}: failed for ${failed}, worked for ${worked}`,
    )
    tell('deals that failed for readers this week:', deals)
  },
}
