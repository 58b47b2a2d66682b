import { paths } from '#lib/paths.ts'
import { Icon, type IconName } from '../icon.tsx'
import ticket from '../ticket.module.css'
import styles from './bottom-nav.module.css'

type BottomNavProps = { path: string }

const items: { name: string; href: string; icon: IconName }[] = [
  { name: 'Home', href: paths.home(), icon: 'home' },
  { name: 'Search', href: paths.search(), icon: 'search' },
  { name: 'Saved', href: paths.profile(), icon: 'heart' },
  { name: 'Brands', href: paths.brands(), icon: 'store' },
  { name: 'Me', href: paths.settings(), icon: 'user' },
]

export function BottomNav({ path }: BottomNavProps) {
  return (
    <nav className={styles.nav} aria-label="Shortcuts">
      {items.map(({ name, href, icon }) => (
        <a key={name} href={href} aria-current={path === href ? 'page' : undefined}>
          <span className={`${styles.pill} ${ticket.bitten}`}>
            <Icon name={icon} size="l" />
          </span>
          {name}
        </a>
      ))}
    </nav>
  )
}
