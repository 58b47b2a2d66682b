import * as paths from '#lib/paths.ts'
import notes from '../list-notes.module.css'
import type { RouteId } from '../routes.ts'
import { followedBy } from './followed-by.ts'

type FollowLinksProps = {
  route: RouteId
  path: string
  /** The address of a list with its words and filters, for alerts about it. */
  search?: string
}

/** The ways to follow a list, shown at its end. */
export function FollowLinks({ route, path, search }: FollowLinksProps) {
  return (
    <div className={notes.text}>
      <nav className={notes.follow} aria-label="Follow this list">
        {search && (
          <a href={paths.followSearch(search)} rel="nofollow">
            Alerts for this search
          </a>
        )}
        {route === 'brand' && <a href={paths.alerts}>Alerts by e-mail or notification</a>}
        {followedBy(route, path).map((followed) => (
          <a key={followed.path} href={followed.path} type={followed.type}>
            {followed.text}
          </a>
        ))}
      </nav>
    </div>
  )
}
