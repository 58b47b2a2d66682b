import { singaporeDay } from '#lib/singapore-time.ts'
import type { WrittenDocument } from '../wire/documents.ts'

/** What a new deal begins with: today is its first day, and the day of its check. */
export function freshDeal(id: string, now: Date): WrittenDocument {
  const today = singaporeDay(now)
  return {
    id,
    type: 'deal',
    uid: null,
    tags: [],
    data: { starts_on: today, checked_on: today, redeem: 'show' },
  }
}

/** An id that no other document has. */
export function newDocumentId(type: string): string {
  return `${type}-${crypto.randomUUID().replaceAll('-', '').slice(0, 16)}`
}
