import type { ReactElement } from 'react'
import type { LoadedPage } from './page-source.ts'

/** More pages than a visitor goes back to, and few enough for a cheap phone. */
export const MAX_KEPT = 10

export type KeptPages = {
  /** Ordered by first visit: moving a page in the DOM would lose its inner scroll positions. */
  pages: readonly LoadedPage[]
  /** Their paths, ordered by last visit, the current one last. */
  recent: readonly string[]
  /** The current URL, of a page or an error. */
  path: string
  /** Shown instead of the page. */
  errorPage: ReactElement | null
  /** The deals below an error page from the server. */
  instead?: Pick<LoadedPage, 'path' | 'Page' | 'payload'>
  /** The path of the previous page, which stays alive until the new one is painted. */
  leaving: string | null
  /** A page threw and React removed the app: only a full load restores it. */
  crashed: boolean
}

/**
 * Shows a page and keeps the earlier ones. The previous page stays alive until `settle`, unless the URL has a
 * fragment: the previous page may contain the same id.
 */
export function showPage(
  state: KeptPages,
  page: LoadedPage,
  { isPlaceWanted = false } = {},
): KeptPages {
  const recent = [...state.recent.filter((path) => path !== page.path), page.path].slice(-MAX_KEPT)
  const pages = findKept(state, page.path) ? replace(state.pages, page) : [...state.pages, page]
  return {
    pages: pages.filter(({ path }) => recent.includes(path)),
    recent,
    path: page.path,
    errorPage: null,
    leaving: isPlaceWanted || state.path === page.path ? null : state.path,
    crashed: false,
  }
}

/** Hides the previous page and ends its effects. */
export function settle(state: KeptPages): KeptPages {
  return { ...state, leaving: null }
}

/** Updates the data of a page, even a hidden one; its state stays. */
export function updatePage(state: KeptPages, page: LoadedPage): KeptPages {
  if (findKept(state, page.path)?.payload === page.payload) return state
  return { ...state, pages: replace(state.pages, page) }
}

export function showError(state: KeptPages, path: string, errorPage: ReactElement): KeptPages {
  return { ...state, path, errorPage, leaving: null }
}

export function findKept(state: KeptPages, path: string): LoadedPage | undefined {
  return state.pages.find((page) => page.path === path)
}

function replace(pages: readonly LoadedPage[], page: LoadedPage): LoadedPage[] {
  return pages.map((other) =>
    other.path === page.path ? { ...page, isFirst: other.isFirst === true } : other,
  )
}
