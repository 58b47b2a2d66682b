import type { SavedDeals } from '#visitor/schemas.ts'
import { savableDeals, savableIds } from '#visitor/schemas.ts'
import type { VisitorState } from '#visitor/visitor-state.ts'
import { readVisitorState } from '#visitor/visitor-state.ts'

const FORMAT = 'lobang-saved-1'

/** What the visitor saved and follows, as a file that can be read here again. */
export function toFile({ favDealsObj, followingArray }: VisitorState): string {
  const file = {
    format: FORMAT,
    favDealsObj: favDealsObj || {},
    followingArray: followingArray || [],
  }
  return JSON.stringify(file, null, 2)
}

/** `null` for a file that is not ours. What is damaged in it, or no server would take, is left out. */
export function fromFile(
  text: string,
): { favDealsObj: SavedDeals; followingArray: string[] } | null {
  if (!text.includes(FORMAT)) return null
  const { favDealsObj, followingArray } = readVisitorState(text)
  if (!favDealsObj && !followingArray) return null
  return {
    favDealsObj: savableDeals(favDealsObj || {}),
    followingArray: savableIds(followingArray || []),
  }
}
