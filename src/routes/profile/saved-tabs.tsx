import * as paths from '#lib/paths.ts'
import type { SavedDeals } from '#visitor/schemas.ts'
import { sortSaved } from './saved-order.ts'

type SavedTabsProps = { saved: SavedDeals; followed: string[] }

/** The parts of a page that is long on a phone. */
export function SavedTabs({ saved, followed }: SavedTabsProps) {
  const { live, upcoming, ended } = sortSaved(saved, 'end', new Date())
  return (
    <nav className="saved-tabs" aria-label="Saved">
      <a href="#coupons">
        Coupons <small>{live.length + upcoming.length + ended.length}</small>
      </a>
      <a href="#brands">
        Brands <small>{followed.length}</small>
      </a>
      <a href={paths.settings}>Settings</a>
    </nav>
  )
}
