import type { BlockMap } from '#lib/block-map.ts'
import { asList, asRecord, asText } from '../read-block.ts'
import type { TableRow } from '../richtext-client.ts'

/** The placeholder in a cell for a page or a person that a mark names. */
const MENTION = '‣'

/** The first database on a page, row by row; `'no-table'` when there is none. Empty cells are absent. */
export function tableRows(blocks: BlockMap): TableRow[] | 'no-table' {
  const collections = Object.values(blocks).map((entry) => asRecord(asRecord(entry).collection))
  const collection = collections.find(({ schema }) => schema !== undefined)
  if (!collection) return 'no-table'
  const columns = Object.values(asRecord(collection.schema)).map(asRecord)
  return asList(collection.data).map((data) => toRow(asRecord(data), columns))
}

function toRow(data: Record<string, unknown>, columns: Record<string, unknown>[]): TableRow {
  const cells = columns.flatMap(({ name, type }) => {
    const cell = typeof name === 'string' && Object.hasOwn(data, name) ? data[name] : undefined
    return asList(cell).length > 0 ? [[name, toValue(asList(cell), type, data.id)]] : []
  })
  return { id: data.id, ...Object.fromEntries(cells) }
}

function toValue(cell: unknown[], type: unknown, rowId: unknown): unknown {
  const text = asText(cell)
  switch (type) {
    case 'text':
    case 'title':
    case 'select':
    case 'email':
    case 'phone_number':
    case 'url':
      return text
    case 'multi_select':
      return text.split(',')
    case 'number':
      return Number(text)
    case 'checkbox':
      return text === 'Yes'
    case 'date':
      return startDate(cell)
    case 'person':
      return mentions(cell).map(toPerson)
    case 'relation':
      return mentions(cell)
    case 'file':
      return cell.flatMap((part) => toFile(asList(part), rowId))
    default:
      return 'Not supported'
  }
}

function startDate(cell: unknown[]): string {
  const [key, date] = firstMark(asList(cell[0]))
  const { start_date: start } = asRecord(date)
  return key === 'd' && typeof start === 'string' ? start : ''
}

/** The ids of pages or people that the marks name. */
function mentions(cell: unknown[]): string[] {
  return cell
    .map(asList)
    .filter(([text]) => text === MENTION)
    .map((part) => firstMark(part)[1])
    .filter((id) => typeof id === 'string')
}

/** The protocol's own misspelling. A block map does not say who the person is. */
function toPerson(id: string) {
  return { id, firstName: '', lastLame: '', fullName: '', profilePhoto: '' }
}

function toFile(part: unknown[], rowId: unknown) {
  const [name] = part
  const [, rawUrl] = firstMark(part)
  if (typeof rawUrl !== 'string') return []
  const url = new URL(`https://www.notion.so/image/${encodeURIComponent(rawUrl.toWellFormed())}`)
  url.search = new URLSearchParams({
    table: 'block',
    id: typeof rowId === 'string' ? rowId : '',
    cache: 'v2',
  }).toString()
  return [{ name, url: url.href, rawUrl }]
}

function firstMark([, marks]: unknown[]): unknown[] {
  return asList(asList(marks)[0])
}
