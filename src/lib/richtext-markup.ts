/**
 * A rendered rich-text page, so that the browser needs no renderer. `top` goes above the title and is usually empty.
 */
export type RichtextMarkup = { title: string; top: string; html: string }
