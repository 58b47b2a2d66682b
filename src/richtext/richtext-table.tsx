import type { RichtextNode, Run } from './richtext-node.ts'
import { RichtextText } from './richtext-text.tsx'

type RichtextTableProps = { table: RichtextNode & { type: 'table' } }

export function RichtextTable({ table: { rows, headRow, headColumn } }: RichtextTableProps) {
  const label = `Table: ${labelOf(rows[0])}`
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, so keys must reach it
    <section className="notion-simple-table-wrapper" aria-label={label} tabIndex={0}>
      <table className="notion-simple-table">
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never move
            <tr key={row} className="notion-simple-table-row">
              {cells.map((runs, column) => {
                const scope =
                  headRow && row === 0 ? 'col' : headColumn && column === 0 ? 'row' : undefined
                const Cell = scope ? 'th' : 'td'
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells never move
                  <Cell key={column} className="notion-simple-table-data" scope={scope}>
                    <RichtextText runs={runs} />
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** The words of its first row tell a table from others on the page. */
function labelOf(cells: Run[][] = []): string {
  return cells
    .map((runs) => runs.map((run) => (typeof run === 'string' ? run : run[0])).join(''))
    .join(', ')
}
