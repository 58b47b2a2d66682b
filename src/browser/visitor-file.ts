import type { SavedDeals } from '#visitor/schemas.ts'
import { savableDeals, savableIds } from '#visitor/schemas.ts'
import type { VisitorState } from '#visitor/visitor-state.ts'
import { readVisitorState } from '#visitor/visitor-state.ts'

const FORMAT = 'lobang-saved-1'

/** The visitor's saved deals and follows as a file for import. */
export function toFile({ favDealsObj, followingArray }: VisitorState): string {
  const file = {
    format: FORMAT,
    favDealsObj: favDealsObj || {},
    followingArray: followingArray || [],
  }
  return JSON.stringify(file, null, 2)
}

/** `null` for another kind of file. Leaves out damaged entries and those that the server would refuse. */
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
