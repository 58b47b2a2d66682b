import { parseWeekHours } from '#deals/times/week-hours.ts'
import { dealRule, type Problem } from './check.ts'

export const hoursUnreadable = dealRule({
  name: 'hours-unreadable',
  severity: 'warns',
  advice: 'Write hours like mon-fri 11:00-15:00; sat,ph 10:00-22:00.',
  check: ({ data }) => [
    ...problemOf('hours', data.hours),
    ...(data.outlets ?? []).flatMap(({ hours }, index) =>
      problemOf(`outlets[${index}].hours`, hours),
    ),
  ],
})

function problemOf(path: string, hours: string | null | undefined): Problem[] {
  if (!hours || parseWeekHours(hours)) return []
  return [{ path, message: `the hours “${hours}” cannot be read` }]
}
