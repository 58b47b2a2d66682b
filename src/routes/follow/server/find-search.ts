import type { ContentClient } from '#content/content-client.ts'
import { findLanding } from '#content/queries/landings.ts'
import { toFollowedList } from './followed-list.ts'
import { nameSearch } from './name-search.ts'

const MOST_NAME = 100

/** What an alert stores of a list or search; `null` for a page that cannot be followed. */
export async function findSearch(
  content: ContentClient,
  typed: string,
): Promise<{ path: string; name: string } | null> {
  const list = toFollowedList(typed)
  if (!list) return null
  const landing = list.uid ? await findLanding(content, list.uid) : null
  const partner = landing?.hasSearch ? landing.title : null
  if (list.uid && !partner) return null
  return { path: list.address, name: nameSearch({ ...list, partner }).slice(0, MOST_NAME) }
}
