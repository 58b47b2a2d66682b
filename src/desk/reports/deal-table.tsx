import { Box } from '../shell/box.tsx'
import { DeskIcon } from '../shell/icon.tsx'
import { Table } from '../shell/table.tsx'
import { LATELY_DAYS, type ReportDeal } from '../wire/reports.ts'

const numbers = ['Opens', 'Copied, shown', 'To shop', 'Worked']

type DealTableProps = { deals: readonly ReportDeal[]; checkedLately: number }

/** Each deal of a partner with its counts. */
export function DealTable({ deals, checkedLately }: DealTableProps) {
  return (
    <Box title="Deals" note={sayChecked(deals.length, checkedLately)}>
      <Table label="Deals" look="report" heads={['Deal', ...numbers, 'State']} numbers={numbers}>
        {deals.map((deal) => (
          <DealRow key={deal.id} deal={deal} />
        ))}
      </Table>
    </Box>
  )
}

function DealRow({ deal }: { deal: ReportDeal }) {
  const { title, brand, thumb, opens, used, shopVisits, worked, state, isLive } = deal
  return (
    <tr>
      <th scope="row">
        <span className="line">
          {thumb !== null && <img className="thumb" src={thumb} alt="" loading="lazy" />}
          <span>
            {title}
            <br />
            <span className="meta">{brand}</span>
          </span>
        </span>
      </th>
      <td className="r">{opens}</td>
      <td className="r">{used}</td>
      <td className="r">{shopVisits}</td>
      <td className="r">{worked}</td>
      <td>
        <span className={isLive ? 'st ok' : 'st'}>
          <DeskIcon name={isLive ? 'check' : 'clock'} />
          {state}
        </span>
      </td>
    </tr>
  )
}

function sayChecked(count: number, lately: number): string {
  if (count === 0) return 'None yet'
  const days = `in the last ${LATELY_DAYS} days`
  if (lately < count) return `${lately} of ${count} checked ${days}`
  return count === 1 ? `Checked ${days}` : `All ${count} checked ${days}`
}
