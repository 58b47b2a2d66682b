import { createContext, useContext } from 'react'

/** What is kept of a saved deal, enough to use it at the counter without signal. */
export type SavedDeal = {
  title: string
  path: string
  brand: string
  badge: string
  code: string | null
  endsOn: string | null
  savedAt: string
}

export type SavedDeals = Record<string, SavedDeal>

/** The five fields of the visitor, each `false` until first set. */
export type VisitorState = {
  favDealsObj: false | SavedDeals
  followingArray: false | string[]
  lastFavourites: false | SavedDeals
  lastFollowing: false | string[]
  partnerId: false | string
}

export type VisitorActions = {
  /** Replaces the favourites wholesale. */
  setFavDeals(deals: SavedDeals): void
  setFollowing(ids: string[]): void
  follow(id: string): void
  unfollow(id: string): void
  setLastFavourites(deals: SavedDeals): void
  setLastFollowing(ids: string[]): void
  setPartnerId(id: string): void
  /** Puts all five fields back to `false` and leaves nothing on the device. */
  forget(): void
}

export type Theme = 'system' | 'light' | 'dark'

/** The device's side of a page. The server and the first hydration see `nobody`. */
export type Visitor = {
  state: VisitorState
  actions: VisitorActions
  theme: Theme
  setTheme(theme: Theme): void
}

const nothing = () => {}

export const nobody: Visitor = {
  state: {
    favDealsObj: false,
    followingArray: false,
    lastFavourites: false,
    lastFollowing: false,
    partnerId: false,
  },
  actions: {
    setFavDeals: nothing,
    setFollowing: nothing,
    follow: nothing,
    unfollow: nothing,
    setLastFavourites: nothing,
    setLastFollowing: nothing,
    setPartnerId: nothing,
    forget: nothing,
  },
  theme: 'system',
  setTheme: nothing,
}

export const VisitorContext = createContext<Visitor>(nobody)

export function useVisitor(): Visitor {
  return useContext(VisitorContext)
}
