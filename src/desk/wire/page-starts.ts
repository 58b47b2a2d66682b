/**
 * What a page of the desk needs before it can be shown. The document asks for it at once, so that code and answers come side
 * by side and not one after the other. The first match counts, as in `pages.ts`.
 */
export type PageStart = {
  /** As in `pages.ts`. */
  path: string
  /** Below `src/desk`: the page, and what it loads at once. */
  modules: readonly string[]
  /** Below `/desk/api`. Only what the page is sure to ask for: browsers warn of the rest. */
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
