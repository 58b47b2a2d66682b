import type { Deal } from '../deal.ts'
import { dealTime } from '../deal-time.ts'

/**
 * When one of these deals was last checked: `Last checked 2 days ago`, or that it was too long ago. `null` if none was
 * ever checked. Valid until the next midnight in Singapore.
 */
export function lastChecked(deals: readonly Pick<Deal, 'checkedOn'>[], now: Date): string | null {
  const days = deals.flatMap(({ checkedOn }) => checkedOn ?? []).toSorted()
  const checkedOn = days.at(-1) ?? null
  const { checked } = dealTime({ times: {}, checkedOn }, now)
  return checked?.replace(/^Checked/, 'Last checked') ?? null
}
