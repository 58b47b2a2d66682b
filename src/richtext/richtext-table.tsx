import { plainText, type Run, type TableNode } from './richtext-node.ts'
import { RichtextText } from './richtext-text.tsx'

type RichtextTableProps = { table: TableNode }

export function RichtextTable({ table }: RichtextTableProps) {
  const { rows, columns } = table
  return (
    <section
      className="notion-simple-table-wrapper"
      aria-label={`Table: ${labelOf(rows[0])}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, so keys must reach it
      tabIndex={0}
    >
      <table className="notion-simple-table">
        {columns.some(({ width }) => width) && (
          <colgroup>
            {columns.map(({ width }, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
              <col key={column} style={width ? { width } : undefined} />
            ))}
          </colgroup>
        )}
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never move
            <tr key={row} className="notion-simple-table-row">
              {cells.map((runs, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells never move
                <Cell key={column} runs={runs} table={table} row={row} column={column} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type CellProps = RichtextTableProps & { runs: Run[]; row: number; column: number }

function Cell({ runs, table, row, column }: CellProps) {
  const scope =
    table.headRow && row === 0 ? 'col' : table.headColumn && column === 0 ? 'row' : undefined
  // An empty header cell must not be a header.
  const Tag = scope && runs.length > 0 ? 'th' : 'td'
  const color = table.columns[column]?.color
  return (
    <Tag
      className={`notion-simple-table-data${color ? ` notion-${color}` : ''}`}
      scope={Tag === 'th' ? scope : undefined}
    >
      <div className={scope && 'notion-simple-table-header'}>
        <div className="notion-simple-table-cell-text">
          <RichtextText runs={runs} />
        </div>
      </div>
    </Tag>
  )
}

/** Labels a table with the words of its first row. */
function labelOf(cells: Run[][] = []): string {
  return cells.map(plainText).join(', ')
}
