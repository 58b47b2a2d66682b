import type { ComponentType } from 'react'
import type { Capability } from './wire/roles.ts'

export type PageProps = { params: Readonly<Record<string, string>>; query: URLSearchParams }

type PageModule = { Page: ComponentType<PageProps> }

export type DeskPage = {
  /** Below `/desk`. */
  path: string
  title: string
  load: () => Promise<PageModule>
  /** `null`: anybody who is signed in. `undefined`: also who is not. */
  needs?: Capability | null
}

/** Every page of the desk. The first match counts. */
export const pages: readonly DeskPage[] = [
  { path: '/sign-in', title: 'Sign in', load: () => import('./sign-in/page.tsx') },
  { path: '/join', title: 'Join', load: () => import('./join/page.tsx') },
  { path: '/', title: 'Today', needs: null, load: () => import('./today/page.tsx') },
  { path: '/deals', title: 'Deals', needs: 'read', load: () => import('./deals/page.tsx') },
  {
    path: '/deals/new',
    title: 'New deal',
    needs: 'write',
    load: () => import('./deal-form/page.tsx'),
  },
  { path: '/deals/:id', title: 'Deal', needs: 'read', load: () => import('./deal-form/page.tsx') },
  { path: '/writing', title: 'Writing', needs: 'read', load: () => import('./writing/page.tsx') },
  {
    path: '/writing/:id',
    title: 'Writing',
    needs: 'read',
    load: () => import('./writing/post-page.tsx'),
  },
  {
    path: '/pages/:id',
    title: 'Page',
    needs: 'read',
    load: () => import('./block-pages/page.tsx'),
  },
  {
    path: '/campaigns',
    title: 'Campaigns',
    needs: 'read',
    load: () => import('./campaigns/page.tsx'),
  },
  {
    path: '/campaigns/:id',
    title: 'Campaign',
    needs: 'read',
    load: () => import('./campaigns/campaign-page.tsx'),
  },
  { path: '/media', title: 'Media', needs: 'read', load: () => import('./media/page.tsx') },
  {
    path: '/history/:id',
    title: 'History',
    needs: 'read',
    load: () => import('./history/page.tsx'),
  },
  { path: '/people', title: 'People', needs: null, load: () => import('./people/page.tsx') },
  {
    path: '/reports',
    title: 'Partners',
    needs: 'reports',
    load: () => import('./reports/page.tsx'),
  },
  {
    path: '/reports/:partner',
    title: 'Report',
    needs: null,
    load: () => import('./reports/partner-page.tsx'),
  },
  { path: '/types', title: 'Types', needs: 'types', load: () => import('./types/page.tsx') },
  { path: '/audit', title: 'Audit log', needs: 'audit', load: () => import('./audit/page.tsx') },
  { path: '*', title: 'Not found', needs: null, load: () => import('./shell/not-found-page.tsx') },
]
