import { USUAL_DAYS } from '#desk/wire/reports.ts'
import { COUNTS_KEPT_DAYS } from '#lib/counts-kept.ts'
import { addDays, daysBetween, singaporeDay } from '#lib/singapore-time.ts'
import {
  type Command,
  commandFault,
  dayOption,
  usageFault,
  word,
} from '#repository/commands/command.ts'
import { partnerReport } from './partner-report.ts'
import { toReportCsv, toReportText } from './report-text.ts'

export const reportCommand: Command = {
  summary: 'How often the page and the deals of a partner were looked at and used.',
  usage: [
    'report PARTNER              the uid of a landing page; the last four weeks',
    'report PARTNER --from 2026-12-01 --to 2026-12-24    days in Singapore, both included',
    'report PARTNER --csv        one line per deal; small numbers stay vague, for the partner',
    'report PARTNER --json       everything by day and deal in exact numbers, for ourselves',
  ],
  options: {
    from: { type: 'string' },
    to: { type: 'string' },
    csv: { type: 'boolean' },
    json: { type: 'boolean' },
  },
  words: { min: 1, max: 1 },
  async run(input, { db, io, now }) {
    const { csv, json } = input.values
    if (csv && json) throw usageFault('--csv and --json exclude each other.')
    const to = dayOption(input, 'to') ?? singaporeDay(now())
    const from = dayOption(input, 'from') ?? addDays(to, 1 - USUAL_DAYS)
    if (from > to) throw usageFault('--from must not be later than --to.')
    if (daysBetween(from, to) >= COUNTS_KEPT_DAYS)
      throw usageFault('Counts are kept for three years.')
    const partner = word(input, 0)
    const report = await partnerReport(db, { partner, from, to, now: now() })
    if (!report) throw commandFault(`No landing page "${partner}" is published.`)
    if (json) io.out(JSON.stringify(report, null, 2))
    else io.out(csv ? toReportCsv(report).trimEnd() : toReportText(report))
  },
}
