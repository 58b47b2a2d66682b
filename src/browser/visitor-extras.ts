import type { VisitorExtras } from '#ui/visitor.ts'
import { type SavedDeals, savableDeals, savableIds } from '#visitor/schemas.ts'
import { readVisitorState, type VisitorState } from '#visitor/visitor-state.ts'
import { createDealReports } from './deal-reports.ts'
import { readListLink, toListLink } from './visitor-link.ts'
import type { VisitorStore } from './visitor-store.ts'

/** Rarely used features, loaded on demand. */
export function createVisitorExtras(store: VisitorStore): VisitorExtras {
  return {
    exportFile: () => toFile(store.get()),
    importFile(text) {
      const file = fromFile(text)
      if (!file) return null
      const { favDealsObj, followingArray } = store.get()
      const all = { ...file.favDealsObj, ...(favDealsObj || {}) }
      const brands = [...new Set([...(followingArray || []), ...file.followingArray])]
      const added = {
        deals: Object.keys(all).length - Object.keys(favDealsObj || {}).length,
        brands: brands.length - (followingArray || []).length,
      }
      store.change(() => ({ favDealsObj: all, followingArray: brands }))
      return added
    },
    listLink: () => toListLink(store.get().favDealsObj || {}),
    readListLink,
    reports: createDealReports,
  }
}

const FORMAT = 'lobang-saved-1'

/** The visitor's saved deals and follows as a file for import. */
function toFile({ favDealsObj, followingArray }: VisitorState): string {
  const file = {
    format: FORMAT,
    favDealsObj: favDealsObj || {},
    followingArray: followingArray || [],
  }
  return JSON.stringify(file, null, 2)
}

/** `null` for another kind of file. Leaves out damaged entries and those that the server would refuse. */
function fromFile(text: string): { favDealsObj: SavedDeals; followingArray: string[] } | null {
  if (!text.includes(FORMAT)) return null
  const { favDealsObj, followingArray } = readVisitorState(text)
  if (!favDealsObj && !followingArray) return null
  return {
    favDealsObj: savableDeals(favDealsObj || {}),
    followingArray: savableIds(followingArray || []),
  }
}
