import type { Act } from '#repository/releases/release-event.ts'
import type { DeskPerson } from '../api/desk-route.ts'

/** Options to publish or save in the name of a person. */
export function actingAs(
  { name }: Pick<DeskPerson, 'name'>,
  { now, createRef }: Pick<Act, 'now' | 'createRef'>,
) {
  return { now, createRef, author: { kind: 'person' as const, name } }
}
