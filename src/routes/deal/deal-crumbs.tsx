import { useLayoutEffect, useState } from 'react'
import type { DealSummary } from '#deals/deal-summary.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import type { WayBack } from '../landing/way-back.ts'
import { crumbsOf } from './crumbs.ts'

type DealCrumbsProps = { deal: Pick<DealSummary, 'category' | 'brand'> }

/** Breadcrumbs through the categories, or through the partner's page that the deal was opened from. */
export function DealCrumbs({ deal }: DealCrumbsProps) {
  const [wayBack, setWayBack] = useState<WayBack['wayBack'] | null>(null)
  // Before the paint, and again when a kept page is shown again, perhaps from another page.
  useLayoutEffect(() => setWayBack(findWayBack()), [])
  const crumbs = crumbsOf(deal)
  return <Breadcrumbs items={wayBack ? [wayBack, ...crumbs.slice(-1)] : crumbs} />
}

function findWayBack(): WayBack['wayBack'] | null {
  const { navigation } = window
  const before = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1]
  const state = before?.getState() as Partial<WayBack> | undefined
  return state?.wayBack ?? null
}
