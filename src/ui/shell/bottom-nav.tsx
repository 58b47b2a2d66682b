import * as paths from '#lib/paths.ts'
import { Icon } from '../icon.tsx'
import type { IconName } from '../icon-sprite.tsx'
import ticket from '../ticket.module.css'
import styles from './bottom-nav.module.css'

type BottomNavProps = { path: string }

// Created once: React skips an identical element.
const items = [
  { name: 'Home', href: paths.home, pill: pillOf('home') },
  { name: 'Search', href: paths.search, pill: pillOf('search') },
  { name: 'Saved', href: paths.profile, pill: pillOf('heart') },
  { name: 'Brands', href: paths.brands, pill: pillOf('store') },
  { name: 'Me', href: paths.settings, pill: pillOf('user') },
]

function pillOf(icon: IconName) {
  return (
    <span className={`${styles.pill} ${ticket.bitten}`}>
      <Icon name={icon} size="l" />
    </span>
  )
}

export function BottomNav({ path }: BottomNavProps) {
  return (
    <nav className={styles.nav} aria-label="Shortcuts">
      {items.map(({ name, href, pill }) => (
        <a key={name} href={href} aria-current={path === href ? 'page' : undefined}>
          {pill}
          {name}
        </a>
      ))}
    </nav>
  )
}
