import { createContext, useContext } from 'react'
import type { MyReport, Report, ReportCounts, SavedDeal, SavedDeals } from '#visitor/schemas.ts'
import { readVisitorState, type VisitorState } from '#visitor/visitor-state.ts'

export type VisitorActions = {
  /** Replaces the favourites wholesale. */
  setFavDeals(deals: SavedDeals): void
  /** Adds one to those that are saved now, whatever the page last heard of; tells why it will not last. */
  save(id: string, deal: SavedDeal): StorageProblem | null
  unsave(id: string): StorageProblem | null
  setFollowing(ids: string[]): void
  follow(id: string): void
  unfollow(id: string): void
  setLastFavourites(deals: SavedDeals): void
  setLastFollowing(ids: string[]): void
  setPartnerId(id: string): void
  /** Puts all five fields back to `false` and leaves nothing on the device. */
  forget(): void
  /** What few visitors ask for; its code comes when one does. */
  extras(): Promise<VisitorExtras>
}

export type VisitorExtras = {
  /** What is saved and followed, as the text of a file. */
  exportFile(): string
  /** Adds what the file holds; `null` when it is not such a file. */
  importFile(text: string): { deals: number; brands: number } | null
  /** A link that holds the saved deals themselves. */
  listLink(): Promise<string>
  /** The deals that a shared link holds; `null` when it is none. */
  readListLink(hash: string): Promise<SavedDeals | null>
  reports(): DealReports
}

export type DealReports = {
  read(dealId: string): Promise<ReportCounts | null>
  /** One a day for each reader and deal: a second one replaces the first. */
  send(report: Report): Promise<ReportCounts | null>
  /** With an account, newest first; `null` when nobody is signed in any more. */
  mine(): Promise<MyReport[] | null>
}

/** Why what is saved lasts only as long as the tab. */
export type StorageProblem = 'full' | 'blocked'

export type Theme = 'system' | 'light' | 'dark'

/** The device's side of a page. The server and the first hydration see `nobody`. */
export type Visitor = {
  state: VisitorState
  actions: VisitorActions
  /** `null` while everything is kept. */
  problem: StorageProblem | null
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
    setLastFavourites: nothing,
    setLastFollowing: nothing,
    setPartnerId: nothing,
    forget: nothing,
    extras: () => Promise.reject(new Error('there is no device')),
  },
  problem: null,
  theme: 'system',
  setTheme: nothing,
}

export const VisitorContext = createContext<Visitor>(nobody)

export function useVisitor(): Visitor {
  return useContext(VisitorContext)
}
