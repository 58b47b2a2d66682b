import type { ReportFault } from '../report-fault.ts'
import type { LinkTarget } from '../stored-document.ts'
import type { Illustrator } from './illustrator.ts'

/** What reading a field needs besides the field. */
export type ReadingContext = {
  /** The day of the import in Singapore. */
  today: string
  report: ReportFault
  findTarget: (type: string, uid: string) => LinkTarget | null
  hasRichtextPage: (id: string) => boolean
  illustrator: Illustrator
}

type FieldPath = readonly (string | number)[]

/** The fields of one front matter, or of one row of a list in it. */
export type Fields = {
  values: Record<string, unknown>
  path: FieldPath
  lineOf: (path: FieldPath) => number | null
  context: ReadingContext
  /** The fields read so far. Any other is a misspelling. */
  known: Set<string>
  rows: Fields[]
}

export function openFields(
  source: Pick<Fields, 'values' | 'lineOf'> & { path?: FieldPath },
  context: ReadingContext,
): Fields {
  return { path: [], ...source, context, known: new Set(), rows: [] }
}

/** `null` if the field is absent or empty. */
export function fieldValue(fields: Fields, name: string): unknown {
  fields.known.add(name)
  const value = fields.values[name]
  return value === undefined || value === '' ? null : value
}

/** Reports a fault and returns `null`, the value of an invalid field. */
export function fieldFault(fields: Fields, name: string, message: string): null {
  const path = [...fields.path, name]
  fields.context.report(`${path.join('.')} ${message}`, fields.lineOf(path))
  return null
}

/** The groups of fields at `name`; a single group is a list of one. */
export function fieldRows(fields: Fields, name: string): Fields[] {
  const value = fieldValue(fields, name)
  const items = value === null ? [] : Array.isArray(value) ? value : [value]
  const rows = items.flatMap((item: unknown, index) => {
    if (typeof item !== 'object' || item === null) {
      fieldFault(fields, name, 'must be a list of groups of fields')
      return []
    }
    const path = [...fields.path, name, ...(Array.isArray(value) ? [index] : [])]
    const source = { values: item as Record<string, unknown>, lineOf: fields.lineOf, path }
    return [openFields(source, fields.context)]
  })
  fields.rows.push(...rows)
  return rows
}

/** Call after reading all fields, so that misspelt ones are not silently lost. */
export function reportUnknownFields(fields: Fields): void {
  for (const name of Object.keys(fields.values)) {
    if (!fields.known.has(name)) fieldFault(fields, name, 'is not a field here')
  }
  for (const row of fields.rows) reportUnknownFields(row)
}
