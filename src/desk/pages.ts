import type { ComponentType } from 'react'
import type { Capability } from './wire/roles.ts'

export type PageProps = { params: Readonly<Record<string, string>>; query: URLSearchParams }

type PageModule = { Page: ComponentType<PageProps> }

export type DeskPage = {
  /** Below `/desk`. */
  path: string
  load: () => Promise<PageModule>
  /** `null`: everybody who is signed in. `undefined`: everybody. */
  needs?: Capability | null
}

/** Every page of the desk. The first match counts. */
export const pages: readonly DeskPage[] = [
  { path: '/sign-in', load: () => import('./sign-in/page.tsx') },
  { path: '/join', load: () => import('./join/page.tsx') },
  { path: '/', needs: null, load: () => import('./today/page.tsx') },
  { path: '/deals', needs: 'read', load: () => import('./deals/page.tsx') },
  { path: '/deals/new', needs: 'write', load: () => import('./deal-form/page.tsx') },
  { path: '/deals/:id', needs: 'read', load: () => import('./deal-form/page.tsx') },
  { path: '/writing', needs: 'read', load: () => import('./writing/page.tsx') },
  { path: '/writing/:id', needs: 'read', load: () => import('./writing/post-page.tsx') },
  { path: '/pages/:id', needs: 'read', load: () => import('./block-pages/page.tsx') },
  { path: '/campaigns', needs: 'read', load: () => import('./campaigns/page.tsx') },
  { path: '/campaigns/:id', needs: 'read', load: () => import('./campaigns/campaign-page.tsx') },
  { path: '/media', needs: 'read', load: () => import('./media/page.tsx') },
  { path: '/history/:id', needs: 'read', load: () => import('./history/page.tsx') },
  { path: '/people', needs: null, load: () => import('./people/page.tsx') },
  { path: '/reports', needs: 'reports', load: () => import('./reports/page.tsx') },
  { path: '/reports/:partner', needs: null, load: () => import('./reports/partner-page.tsx') },
  { path: '/types', needs: 'types', load: () => import('./types/page.tsx') },
  { path: '/audit', needs: 'audit', load: () => import('./audit/page.tsx') },
  { path: '*', needs: null, load: () => import('./shell/not-found-page.tsx') },
]
