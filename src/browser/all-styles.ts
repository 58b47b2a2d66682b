import { loadOnce } from './load-once.ts'

/**
 * The document has the styles of its own page only. Loads those of all pages, once, and adds the missing ones. Call it
 * before another page is shown. Duplicate rules would make the browser compute and lay out the page again. Rejects if
 * the styles cannot be loaded.
 */
export function createAllStyles(href: string | undefined): () => Promise<void> {
  // In development Vite adds styles itself.
  if (!href) return async () => {}

  return loadOnce(async () => {
    const response = await fetch(href)
    if (!response.ok) throw Error('no styles')
    // Some are in the head and some in the body.
    const inline = document.documentElement.textContent
    // One line for each file, see `scripts/late-styles.ts`.
    const lines = (await response.text()).split('\n').filter((line) => !inline.includes(line))
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(lines.join(''))
    // The styles of late parts come after those of pages.
    document.adoptedStyleSheets.unshift(sheet)
  })
}
