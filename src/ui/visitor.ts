import { createContext, useContext } from 'react'
import type { MyReport, Report, ReportCounts } from '#visitor/report-schema.ts'
import type { SavedDeal, SavedDeals } from '#visitor/schemas.ts'
import { readVisitorState, type VisitorState } from '#visitor/visitor-state.ts'

export type VisitorActions = {
  /** Replaces all favourites. */
  setFavDeals(deals: SavedDeals): void
  /** Adds a deal to the currently stored ones. Returns why it cannot be stored, or `null`. */
  save(id: string, deal: SavedDeal): StorageProblem | null
  unsave(id: string): StorageProblem | null
  setFollowing(ids: string[]): void
  follow(id: string): void
  unfollow(id: string): void
  setPartnerId(id: string): void
  /** Resets all five fields to `false` and deletes everything on the device. */
  forget(): void
  /** Rarely used features, loaded on demand. */
  extras(): Promise<VisitorExtras>
}

export type VisitorExtras = {
  /** Saved deals and follows as the text of a file. */
  exportFile(): string
  /** Imports the file; `null` when it is another kind of file. */
  importFile(text: string): { deals: number; brands: number } | null
  /** A link that contains the saved deals. */
  listLink(): Promise<string>
  /** The deals in a shared link; `null` for any other URL. */
  readListLink(hash: string): Promise<SavedDeals | null>
  reports(): DealReports
}

export type DealReports = {
  read(dealId: string): Promise<ReportCounts | null>
  /** One a day for each visitor and deal: a second report replaces the first. */
  send(report: Report): Promise<ReportCounts | null>
  /** The account's reports, newest first; `null` if the visitor is no longer signed in. */
  mine(): Promise<MyReport[] | null>
}

/** Why saved deals are lost when the tab is closed. */
export type StorageProblem = 'full' | 'blocked'

export type Theme = 'system' | 'light' | 'dark'

/** The visitor's state and actions. The server and the first hydration use `nobody`. */
export type Visitor = {
  state: VisitorState
  actions: VisitorActions
  /** `null` while storage works. */
  problem: StorageProblem | null
  /** When the previous visit ended, in ms; `null` on the first. Deals that began later are new to the visitor. */
  lastVisit: number | null
  theme: Theme
  setTheme(theme: Theme): void
}

const nothing = () => {}

export const nobody: Visitor = {
  state: readVisitorState(null),
  actions: {
    setFavDeals: nothing,
    save: () => null,
    unsave: () => null,
    setFollowing: nothing,
    follow: nothing,
    unfollow: nothing,
    setPartnerId: nothing,
    forget: nothing,
    extras: () => Promise.reject(new Error('there is no device')),
  },
  problem: null,
  lastVisit: null,
  theme: 'system',
  setTheme: nothing,
}

export const VisitorContext = createContext<Visitor>(nobody)

export function useVisitor(): Visitor {
  return useContext(VisitorContext)
}
