import type { ReportDeal } from '../wire/reports.ts'

/** Each deal of a partner with its counts. */
export function DealTable({ deals }: { deals: readonly ReportDeal[] }) {
  return (
    <section className="box" aria-labelledby="deals">
      <div className="boxh">
        <h2 id="deals">Deals</h2>
        <span className="meta">{deals.length}</span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
      <section className="scrollx" aria-label="Deals, scrolls sideways" tabIndex={0}>
        <table className="tb">
          <thead>
            <tr>
              <th scope="col">Deal</th>
              <th scope="col">Opens</th>
              <th scope="col">Copied, shown</th>
              <th scope="col">To shop</th>
              <th scope="col">Worked</th>
              <th scope="col">State</th>
            </tr>
          </thead>
          <tbody>
            {deals.map((deal) => (
              <tr key={deal.id}>
                <th scope="row">
                  {deal.title}
                  <span className="meta"> {deal.brand}</span>
                </th>
                <td>{deal.opens}</td>
                <td>{deal.used}</td>
                <td>{deal.shopVisits}</td>
                <td>{deal.worked}</td>
                <td>{deal.state}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}
