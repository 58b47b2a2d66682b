import type { KeptPages } from './kept-pages.ts'
import type { LoadedPage } from './page-source.ts'

/** Renders a page, hidden, before the visitor goes there. It is dropped when another one is shown or prepared. */
export function preparePage(state: KeptPages, page: LoadedPage): KeptPages {
  if (isVisited(state, page)) return state
  return { ...state, pages: [...dropPrepared(state).pages, page] }
}

export function dropPrepared(state: KeptPages): KeptPages {
  const pages = state.pages.filter((page) => isVisited(state, page))
  return pages.length === state.pages.length ? state : { ...state, pages }
}

function isVisited({ recent }: KeptPages, { path }: LoadedPage): boolean {
  return recent.includes(path)
}
