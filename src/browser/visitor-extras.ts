import type { VisitorExtras } from '#ui/visitor.ts'
import { createDealReports } from './deal-reports.ts'
import { fromFile, toFile } from './visitor-file.ts'
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
