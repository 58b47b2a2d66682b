import { formatNearDay } from '#lib/singapore-time.ts'
import type { LinkFacts } from '../wire/links.ts'
import { type Proposal, toPriceProposal } from './read-message.ts'

/** A longer text is not a summary. */
const MOST_SUMMARY = 400
const MOST_TITLE = 90

/** What a page states, as proposals. */
export function proposeLink(facts: LinkFacts, today: string): Proposal[] {
  const { title, description, picture } = facts
  const proposals: Proposal[] = []
  if (title !== null && title.length <= MOST_TITLE) {
    proposals.push({ name: 'Title', says: title, data: { title } })
  }
  if (description !== null && description.length <= MOST_SUMMARY) {
    proposals.push({ name: 'Summary', says: description, data: { summary: description } })
  }
  if (facts.priceNow !== null) proposals.push(toPriceProposal(facts.priceNow, facts.priceWas))
  const dates = datesOf(facts, today)
  if (dates) proposals.push(dates)
  if (picture) {
    proposals.push({ name: 'Picture', says: new URL(picture.url).host, data: {}, picture })
  }
  return proposals
}

function datesOf({ startsOn, endsOn }: LinkFacts, today: string): Proposal | null {
  if (startsOn === null && endsOn === null) return null
  const says = [
    startsOn !== null && `from ${formatNearDay(startsOn, today)}`,
    endsOn !== null && `until ${formatNearDay(endsOn, today)}`,
  ].filter((part) => part !== false)
  const data = {
    ...(startsOn !== null && { starts_on: startsOn }),
    ...(endsOn !== null && { ends_on: endsOn }),
  }
  return { name: 'Dates', says: says.join(' '), data }
}
