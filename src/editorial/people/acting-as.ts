import type { Act } from '#repository/releases/release-event.ts'
import type { DeskPerson } from '../api/desk-route.ts'

/** The options of publishes and saves in the name of a person. */
export function actingAs(
  { name }: Pick<DeskPerson, 'name'>,
  { now, createRef }: Pick<Act, 'now' | 'createRef'>,
) {
  return { now, createRef, author: { kind: 'person' as const, name } }
}
