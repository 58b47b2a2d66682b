import type { SuggestGroup } from './suggest-groups.ts'
import type { SuggestState } from './use-suggestions.ts'

/** A line above the options, or `null`. */
export function troubleText({ trouble, answer }: SuggestState): string | null {
  if (trouble === 'offline') return 'You are offline. Suggestions return when you are back online.'
  if (trouble === 'failed') return 'No suggestions right now. Press Enter to search.'
  if (trouble === 'slow') return 'Still looking…'
  if (answer?.groups.length === 0) return `No live deal matches “${answer.q}”.`
  return answer?.meant ? `Showing results for “${answer.meant}”.` : null
}

/** The announcement for screen readers when the options change. */
export function announcement(state: SuggestState, groups: readonly SuggestGroup[]): string {
  const count = groups.reduce((sum, { items }) => sum + items.length, 0)
  const counted = count === 1 ? '1 suggestion' : `${count} suggestions`
  return [troubleText(state), count > 0 && counted].filter(Boolean).join(' ')
}
