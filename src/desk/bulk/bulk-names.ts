import { formatNearDay, singaporeDay } from '#lib/singapore-time.ts'
import { upperFirst } from '#lib/upper-first.ts'
import { sayTotal } from '../documents/say-total.ts'
import type { BulkAct } from '../wire/bulk.ts'

/** The actions, in the order of the menu. */
export const bulkChoices = [
  { id: 'checked_on', name: 'Set the day of the check' },
  { id: 'ends_on', name: 'Set the last day' },
  { id: 'category', name: 'Set the category' },
  { id: 'add-tag', name: 'Add a tag' },
  { id: 'remove-tag', name: 'Remove a tag' },
  { id: 'publish', name: 'Publish drafts' },
  { id: 'take-down', name: 'Take off the site' },
] as const
export type BulkChoiceId = (typeof bulkChoices)[number]['id']

const fieldNames = { category: 'Category', checked_on: 'Checked', ends_on: 'Last day' }

/** `Last day: 31 Mar`. */
export function nameAct(act: BulkAct): string {
  if (act.kind === 'set') return `${fieldNames[act.field]}: ${sayValue(act.value)}`
  if (act.kind === 'add-tag') return `Tag added: ${act.tag}`
  if (act.kind === 'remove-tag') return `Tag removed: ${act.tag}`
  return act.kind === 'publish' ? 'Drafts published' : 'Taken off the site'
}

/** Days as people read them, everything else as it is. */
export function sayValue(value: string | null): string {
  if (value === null || value === '') return 'none'
  return /^\d{4}-\d{2}-\d{2}$/.test(value)
    ? formatNearDay(value, singaporeDay(new Date()))
    : upperFirst(value)
}

export function sayDeals(count: number): string {
  return sayTotal(count, 'deal')
}
