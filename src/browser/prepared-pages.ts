import { findKept, isVisited, type KeptPages } from './kept-pages.ts'
import type { LoadedPage } from './page-source.ts'

/** Renders a page, hidden, before the visitor goes there. It is dropped when another one is shown or prepared. */
export function preparePage(state: KeptPages, page: LoadedPage): KeptPages {
  if (findKept(state, page.path)) return state
  return { ...state, pages: [...dropPrepared(state).pages, page] }
}

export function dropPrepared(state: KeptPages): KeptPages {
  const pages = state.pages.filter(({ path }) => isVisited(state, path))
  return pages.length === state.pages.length ? state : { ...state, pages }
}
