import type { CodeRow } from '#routes/post/payload.ts'

/** A code of a line that states nothing else. */
export function codeRow(row: Partial<CodeRow> & { id: string }): CodeRow {
  return {
    code: row.id,
    title: row.id,
    path: '/',
    brand: row.id,
    category: 'food',
    minSpend: null,
    isForToday: true,
    usable: 'Usable now',
    ends: '',
    urgent: false,
    checked: null,
    checkIsFresh: false,
    endsOn: null,
    checkedOn: null,
    ...row,
  }
}
