import type { ListQuestion } from '#desk/wire/documents.ts'
import { isRecord } from '#lib/is-record.ts'
import { relationOf } from '#lib/node/field-values.ts'
import { addDays, singaporeDay } from '#lib/singapore-time.ts'
import type { StoredDocument } from '#repository/stored-document.ts'

export type ListFilters = Pick<ListQuestion, 'category' | 'brand' | 'tag' | 'ends' | 'unchecked'>

export type Matches = (document: StoredDocument) => boolean

/** Whether a document is what the filters ask for; `null` if they ask for nothing. */
export function toFilter(filters: ListFilters, now: Date): Matches | null {
  const { category, brand, tag, ends, unchecked } = filters
  const today = singaporeDay(now)
  const tests: Matches[] = []
  if (category !== null) tests.push(({ data }) => fieldOf(data, 'category') === category)
  if (brand !== null) tests.push(({ data }) => brandOf(data) === brand)
  if (tag !== null) tests.push(({ tags }) => tags.includes(tag))
  if (ends !== null) {
    const last = addDays(today, ends)
    tests.push(({ data }) => isBetween(fieldOf(data, 'ends_on'), today, last))
  }
  if (unchecked !== null) {
    const first = addDays(today, -unchecked)
    tests.push(({ data }) => !isBetween(fieldOf(data, 'checked_on'), first, '9999'))
  }
  if (tests.length === 0) return null
  return (document) => tests.every((test) => test(document))
}

function fieldOf(data: object, name: string): unknown {
  return (data as Record<string, unknown>)[name]
}

/** A draft may hold anything. */
function brandOf(data: object): string | null {
  const link = fieldOf(data, 'brand')
  if (!isRecord(link)) return null
  return relationOf(link as Parameters<typeof relationOf>[0])?.id ?? null
}

function isBetween(day: unknown, first: string, last: string): boolean {
  return typeof day === 'string' && day >= first && day <= last
}
