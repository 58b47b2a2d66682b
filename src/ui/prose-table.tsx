import type { TableField } from '@prismicio/client'
import { Prose } from './prose.tsx'
import styles from './prose-table.module.css'

type ProseTableProps = { table: TableField }

/** Scrolls inside itself; focusable, so that the arrow keys can scroll it too. */
export function ProseTable({ table }: ProseTableProps) {
  if (!table) return null
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard
    <figure className={styles.scroller} aria-label="Table" tabIndex={0}>
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
    </figure>
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
