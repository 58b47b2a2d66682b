import { begunAt } from '#content/mappers/begun-at.ts'
import { brandTiles } from '#content/queries/brands.ts'
import { liveDealFacts } from '#content/queries/deals.ts'
import { relationOf } from '#lib/node/field-values.ts'
import * as paths from '#lib/paths.ts'
import { nextMidnight } from '#lib/singapore-time.ts'
import type { PageLoader } from '../../server/page-loader.ts'
import type { ProfilePayload } from '../payload.ts'

export const loader: PageLoader<ProfilePayload> = async ({ params, content, now, until }) => {
  // Reads nothing, so the device's copy never goes out of date.
  if (params.path === paths.offline) return { brands: [], countsUntil: 0, offline: true }
  const [tiles, beginnings] = await Promise.all([
    brandTiles(content, { now }),
    liveDealFacts(content, {
      now,
      read: (document) => ({
        uid: relationOf(document.data.brand)?.uid ?? '',
        begunAt: begunAt(document),
      }),
    }),
  ])
  const newest = new Map<string, number>()
  for (const { uid, begunAt } of beginnings) {
    newest.set(uid, Math.max(begunAt, newest.get(uid) ?? 0))
  }
  const countsUntil = nextMidnight(now)
  until(countsUntil)

  return {
    brands: tiles.map(({ tagline: _, ...brand }) => {
      return { ...brand, begunAt: newest.get(brand.uid) ?? 0 }
    }),
    countsUntil: countsUntil.getTime(),
    offline: false,
  }
}
