import type { TableField } from '@prismicio/client'
import { Prose } from './prose.tsx'
import styles from './prose-table.module.css'

type ProseTableProps = { table: TableField; label?: string }

/** Scrolls inside itself; focusable, so that the arrow keys can scroll it too. */
export function ProseTable({ table, label = 'Table' }: ProseTableProps) {
  if (!table) return null
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard
    <section className={styles.scroller} aria-label={label} tabIndex={0}>
      <table>
        {table.head && (
          <thead>
            {table.head.rows.map((row) => (
              <Row key={row.key} cells={row.cells} scope="col" />
            ))}
          </thead>
        )}
        <tbody>
          {table.body.rows.map((row) => (
            <Row key={row.key} cells={row.cells} scope="row" />
          ))}
        </tbody>
      </table>
    </section>
  )
}

type Cells = NonNullable<TableField>['body']['rows'][number]['cells']

function Row({ cells, scope }: { cells: Cells; scope: 'col' | 'row' }) {
  return (
    <tr>
      {cells.map((cell) =>
        cell.type === 'header' ? (
          <th key={cell.key} scope={scope}>
            <Prose field={cell.content} />
          </th>
        ) : (
          <td key={cell.key}>
            <Prose field={cell.content} />
          </td>
        ),
      )}
    </tr>
  )
}
