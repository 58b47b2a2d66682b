import { singaporeDay } from '#lib/singapore-time.ts'
import { fieldsOf } from '../fields/fields-of.ts'
import { toPicture } from '../media/to-picture.ts'
import type { DocumentModel } from '../wire/documents.ts'
import type { LinkFacts } from '../wire/links.ts'
import type { MediaItem } from '../wire/media.ts'
import { proposeLink } from './propose-link.ts'
import { type Proposal, readMessage } from './read-message.ts'

/** A page states these itself, or they are not certain. */
const stated: readonly string[] = ['Title', 'Price', 'Dates', 'Link']

/** For each fact, the message wins over the page's data, and that over the page's description. */
export function propose(text: string, facts: LinkFacts | null): Proposal[] {
  const today = singaporeDay(new Date())
  const all = [
    ...readMessage(text, today),
    ...(facts ? proposeLink(facts, today) : []),
    ...readMessage(facts?.description ?? '', today).filter(({ name }) => !stated.includes(name)),
  ]
  return [...Map.groupBy(all, ({ name }) => name).values()].flatMap(([first]) => first ?? [])
}

/** A stored picture as a row of the deal's art. */
export function toArt(item: MediaItem, model: DocumentModel) {
  const art = fieldsOf(model.tabs).find(({ name }) => name === 'art')?.field
  const field = art?.config?.fields?.image ?? { type: 'Image' }
  return { image: toPicture(item, field, item.focus ?? undefined) }
}
