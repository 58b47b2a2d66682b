import { Button } from '../shell/button.tsx'
import type { FieldProps } from './field-props.ts'
import { LabelledGroup } from './labelled.tsx'

type Block = { type: string; text: string; spans: readonly unknown[]; [other: string]: unknown }
type Cell = { key: string; type: string; content: readonly Block[] }
type Row = { key: string; cells: readonly Cell[] }
export type TableValue = {
  head?: { rows: readonly Row[] } | null
  body: { rows: readonly Row[] }
}

/** A table. Cells with formatted text keep it until somebody types in them. */
export function TableField({ label, value, onChange }: FieldProps<TableValue>) {
  const table: TableValue = value?.body ? value : { head: { rows: [] }, body: { rows: [] } }
  const parts = (['head', 'body'] as const).filter((part) => part === 'body' || table.head)
  const width = Math.max(
    1,
    ...rowsOf(table, 'head').map(countCells),
    ...rowsOf(table, 'body').map(countCells),
  )
  const setRows = (part: 'head' | 'body', rows: readonly Row[]) =>
    onChange({ ...table, [part]: { rows } })
  const setCell = (part: 'head' | 'body', [row, cell]: [number, number], text: string) =>
    setRows(part, changeCell(rowsOf(table, part), row, cell, text))
  const addColumn = () =>
    onChange({
      ...(table.head && { head: { rows: table.head.rows.map((row) => withCell(row, 'header')) } }),
      body: { rows: table.body.rows.map((row) => withCell(row, 'data')) },
    })
  return (
    <LabelledGroup label={label} note={`${table.body.rows.length} rows`}>
      <div className="scrollx">
        <table className="tb">
          <tbody>
            {parts.flatMap((part) =>
              rowsOf(table, part).map((row, place) => (
                <tr key={row.key}>
                  {row.cells.map((cell, at) => (
                    <td key={cell.key}>
                      <input
                        className="in"
                        aria-label={`${part === 'head' ? 'Heading' : `Row ${place + 1}`}, column ${at + 1}`}
                        value={cell.content.map(({ text }) => text).join(' ')}
                        onChange={(event) => setCell(part, [place, at], event.target.value)}
                      />
                    </td>
                  ))}
                  <td>
                    <Button
                      look="bare ic"
                      aria-label={`Remove row ${place + 1}`}
                      onClick={() => setRows(part, rowsOf(table, part).toSpliced(place, 1))}
                    >
                      ×
                    </Button>
                  </td>
                </tr>
              )),
            )}
          </tbody>
        </table>
      </div>
      <span className="bs">
        <Button look="bare" onClick={() => setRows('body', [...table.body.rows, newRow(width)])}>
          Add a row
        </Button>
        <Button look="bare" onClick={addColumn}>
          Add a column
        </Button>
      </span>
    </LabelledGroup>
  )
}

function rowsOf(table: TableValue, part: 'head' | 'body'): readonly Row[] {
  return table[part]?.rows ?? []
}

function countCells({ cells }: Row): number {
  return cells.length
}

function newRow(width: number): Row {
  const cells = Array.from({ length: width }, () => newCell('data'))
  return { key: crypto.randomUUID(), cells }
}

/** An empty cell has an empty paragraph. */
function newCell(type: string): Cell {
  return { key: crypto.randomUUID(), type, content: [{ type: 'paragraph', text: '', spans: [] }] }
}

function withCell(row: Row, type: string): Row {
  return { ...row, cells: [...row.cells, newCell(type)] }
}

function changeCell(rows: readonly Row[], row: number, cell: number, text: string): Row[] {
  return rows.map((one, place) =>
    place !== row
      ? one
      : {
          ...one,
          cells: one.cells.map((each, at) =>
            at === cell ? { ...each, content: [{ type: 'paragraph', text, spans: [] }] } : each,
          ),
        },
  )
}
