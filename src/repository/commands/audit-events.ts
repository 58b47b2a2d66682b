import type { HistoryRow } from '#db/content-revisions.ts'
import type { ReleaseEvent } from '#db/release-events.ts'
import { toAuthorText } from './history.ts'

/** Both are oldest first, and so is the result. */
export async function* inOrder(
  revisions: AsyncIterable<HistoryRow>,
  events: AsyncIterator<ReleaseEvent>,
): AsyncGenerator<HistoryRow | ReleaseEvent> {
  let next = await events.next()
  for await (const row of revisions) {
    while (!next.done && next.value.happened_at < (row.published_at ?? '')) {
      yield next.value
      next = await events.next()
    }
    yield row
  }
  for (; !next.done; next = await events.next()) yield next.value
}

export function isEvent(entry: HistoryRow | ReleaseEvent): entry is ReleaseEvent {
  return 'happened_at' in entry
}

const DONE = { schedule: 'scheduled', unschedule: 'no longer scheduled', remove: 'discarded' }

/** `-  2026-11-16T01:00:00.000Z  scheduled  by command ann: "Sale"  release "sale" for …, back at …`. */
export function toEventLine(event: ReleaseEvent): string {
  const due = event.due_at === null ? '' : ` for ${event.due_at}`
  const back = event.back_at === null ? '' : `, back at ${event.back_at}`
  const done = DONE[event.kind]
  return `-  ${event.happened_at}  ${done}  ${toAuthorText(event)}  release "${event.release_id}"${due}${back}`
}
