import * as paths from '#lib/paths.ts'
import type { Suggestion, SuggestionGroup } from '#lib/suggestions.ts'
import type { IconName } from '../icon-sprite.tsx'
import type { RecentSearches } from './recent-searches.ts'
import type { SuggestState } from './use-suggestions.ts'

/** `info` is not in the sprite. */
type GroupIcon = IconName | 'info'

export type SuggestGroup = SuggestionGroup & {
  /** The heading; the search itself has none. */
  heading: string | null
  icon: GroupIcon
  /** The index of its first option among all. */
  start: number
}

const icons: Record<string, GroupIcon> = { Deals: 'ticket', Brands: 'store', Posts: 'info' }

type GroupSources = {
  text: string
  path: string
  answer: SuggestState['answer']
  recent: RecentSearches
}

/** The options: recent and common searches for an empty field, else suggestions and the search itself. */
export function suggestGroups({ text, path, answer, recent }: GroupSources): SuggestGroup[] {
  const toSearch = (q: string, words: string): Suggestion => ({
    path: paths.searchFor(path, q),
    title: [{ text: words, found: false }],
    badge: null,
    notes: [],
  })
  if (text === '') {
    const items = recent.list().map((q) => toSearch(q, q))
    const recently: Unplaced = { name: 'Recent searches', items, icon: 'clock' }
    const topics = answer?.q === '' ? answer.groups : []
    return placed([
      ...(items.length > 0 ? [recently] : []),
      ...topics.map((group): Unplaced => ({ ...group, icon: 'search' })),
    ])
  }
  // Hides topics once the visitor has typed.
  if (!answer || answer.q === '') return []
  const all = toSearch(text, searchWords(text, answer))
  return placed([
    ...answer.groups.map((group): Unplaced => ({ ...group, icon: icons[group.name] ?? 'right' })),
    { name: 'Search', heading: null, items: [all], icon: 'search' },
  ])
}

/** The count comes from the last response, which may be one letter behind. */
function searchWords(text: string, { q, dealCount }: NonNullable<SuggestState['answer']>): string {
  if (q !== text || !dealCount) return `Search for “${text}”`
  return dealCount === 1 ? `See the deal for “${text}”` : `See all ${dealCount} deals for “${text}”`
}

type Unplaced = SuggestionGroup & { icon: GroupIcon; heading?: null }

function placed(groups: readonly Unplaced[]): SuggestGroup[] {
  let start = 0
  return groups.map((group) => {
    const here = { heading: group.name, ...group, start }
    start += group.items.length
    return here
  })
}
