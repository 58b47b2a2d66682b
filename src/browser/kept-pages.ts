import type { LoadedPage } from './page-source.ts'

/** More than a visitor goes back to, and little enough for a cheap phone. */
export const MAX_KEPT = 10

export type KeptPages = {
  /** In the order of the first visit: moving a page in the DOM would cost its inner scroll positions. */
  pages: readonly LoadedPage[]
  /** Their paths in the order in which they were last shown, the current one last. */
  recent: readonly string[]
  /** The address shown, whether by a page or by an error. */
  path: string
  errorStatus: number | null
  /** What the server offers below its own error page. */
  instead?: Pick<LoadedPage, 'path' | 'Page' | 'payload'>
  /** The path of a page that has been left, and stays alive until the new one is painted. */
  leaving: string | null
  /** A page crashed and the app is gone: only a full load brings it back. */
  crashed: boolean
}

/**
 * Shows a page, keeping those before it. The one that is left stays alive until `settle`, unless a place is
 * looked for: it may have that place's id too.
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
    errorStatus: null,
    leaving: isPlaceWanted || state.path === page.path ? null : state.path,
    crashed: false,
  }
}

/** The page that was left is hidden, and its effects end. */
export function settle(state: KeptPages): KeptPages {
  return { ...state, leaving: null }
}

/** New data for a page that may be hidden; its state stays. */
export function updatePage(state: KeptPages, page: LoadedPage): KeptPages {
  return { ...state, pages: replace(state.pages, page) }
}

export function showError(state: KeptPages, path: string, errorStatus: number): KeptPages {
  return { ...state, path, errorStatus, leaving: null }
}

export function findKept(state: KeptPages, path: string): LoadedPage | undefined {
  return state.pages.find((page) => page.path === path)
}

function replace(pages: readonly LoadedPage[], page: LoadedPage): LoadedPage[] {
  return pages.map((other) => (other.path === page.path ? page : other))
}
