import type { LandingLink } from '#deals/landing.ts'
import * as paths from '#lib/paths.ts'
import styles from './lists.module.css'

type LandingListProps = { landings: LandingLink[] }

export function LandingList({ landings }: LandingListProps) {
  return (
    <ul className={styles.landings}>
      {landings.map(({ uid, title, tagline, palette }) => (
        <li key={uid}>
          <a href={paths.landing(uid)} data-palette={palette}>
            <b>{title}</b>
            {tagline && <span>{tagline}</span>}
          </a>
        </li>
      ))}
    </ul>
  )
}
