/**
 * What a page of the desk needs before it can be shown. The document links the code and brings the answers, so that a page
 * takes two round trips. The first match counts, as in `pages.ts`.
 */
export type PageStart = {
  /** As in `pages.ts`. */
  path: string
  /** Below `src/desk`: the page, and what it loads at once. */
  modules: readonly string[]
  /** Below `/desk/api`. Only what the page is sure to ask for, because the document waits for the answers. */
  reads: readonly string[]
}

export const pageStarts: readonly PageStart[] = [
  { path: '/', modules: ['today/page.tsx'], reads: ['/today'] },
  { path: '/deals', modules: ['deals/page.tsx'], reads: [] },
  { path: '/deals/new', modules: ['deal-form/page.tsx'], reads: ['/models/deal'] },
  {
    path: '/deals/:id',
    modules: ['deal-form/page.tsx'],
    reads: ['/models/deal', '/documents/:id'],
  },
  { path: '/writing', modules: ['writing/page.tsx'], reads: [] },
  {
    path: '/writing/:id',
    modules: ['writing/post-page.tsx', 'writing/article-field.tsx'],
    reads: ['/documents/:id'],
  },
]
