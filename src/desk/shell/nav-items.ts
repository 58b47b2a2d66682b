import type { Me } from '../wire/people.ts'
import type { Capability } from '../wire/roles.ts'
import type { DeskIconName } from './icon.tsx'

export type NavItem = {
  name: string
  to: string
  icon: DeskIconName
  /** `g` and a letter. */
  keys: string
  /** Whether it is in the bar of phones. */
  isBottom?: true
}

const items: readonly (NavItem & { needs: Capability | null })[] = [
  { name: 'Today', to: '/', icon: 'today', keys: 'g t', isBottom: true, needs: 'read' },
  { name: 'Deals', to: '/deals', icon: 'tag', keys: 'g d', isBottom: true, needs: 'read' },
  { name: 'New', to: '/deals/new', icon: 'plus', keys: 'n', isBottom: true, needs: 'write' },
  { name: 'Writing', to: '/writing', icon: 'pen', keys: 'g w', isBottom: true, needs: 'read' },
  { name: 'Campaigns', to: '/campaigns', icon: 'campaign', keys: 'g c', needs: 'read' },
  { name: 'Media', to: '/media', icon: 'image', keys: 'g m', needs: 'read' },
  { name: 'Partners', to: '/reports', icon: 'chart', keys: 'g r', needs: 'reports' },
  { name: 'People', to: '/people', icon: 'people', keys: 'g p', needs: null },
  { name: 'Types', to: '/types', icon: 'list', keys: 'g y', needs: 'types' },
]

/** The pages that somebody's role can open. A partner sees its own report. */
export function navItemsFor({ capabilities, partner }: Me): NavItem[] {
  const allowed = items.filter(({ needs }) => needs === null || capabilities.includes(needs))
  if (partner === null || capabilities.includes('reports')) return allowed
  const to = `/reports/${partner}`
  return [{ name: 'Report', to, icon: 'chart', keys: 'g r', isBottom: true }, ...allowed]
}
