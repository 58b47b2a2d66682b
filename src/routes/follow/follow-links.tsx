import lists from '../lists.module.css'
import type { RouteId } from '../routes.ts'
import { followedBy } from './followed-by.ts'

/** At the end of a list: how to be told of what is new in it without coming back to look. */
export function FollowLinks({ route, path }: { route: RouteId; path: string }) {
  return (
    <div className={lists.text}>
      <nav className={lists.follow} aria-label="Follow this list">
        {followedBy(route, path).map((followed) => (
          <a key={followed.path} href={followed.path} type={followed.type}>
            {followed.text}
          </a>
        ))}
      </nav>
    </div>
  )
}
