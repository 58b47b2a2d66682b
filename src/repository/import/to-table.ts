import type { RichTextField, TableField } from '@prismicio/client'
import type { Tokens } from 'marked'
import { toStyledText } from './inline-text.ts'

/** A Markdown table → a table field. Keys are stable; they only distinguish rows and cells. */
export function toTable(table: Tokens.Table, report: (message: string) => void): TableField {
  const toCells = (cells: Tokens.TableCell[], row: string) =>
    cells.map((cell, index) => ({
      key: `${row}-${index}`,
      content: toContent(cell, report),
    }))
  return {
    head: {
      rows: [
        {
          key: 'head',
          cells: toCells(table.header, 'head').map((cell) => ({
            ...cell,
            type: 'header' as const,
          })),
        },
      ],
    },
    body: {
      rows: table.rows.map((row, index) => ({
        key: `row-${index}`,
        cells: toCells(row, `row-${index}`).map((cell) => ({ ...cell, type: 'data' as const })),
      })),
    },
  }
}

function toContent(cell: Tokens.TableCell, report: (message: string) => void): RichTextField {
  return [{ type: 'paragraph', ...toStyledText(cell.tokens, report) }]
}
