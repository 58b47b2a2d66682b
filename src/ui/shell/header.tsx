import { categoryNames } from '#deals/deal.ts'
import { categories } from '#lib/categories.ts'
import * as paths from '#lib/paths.ts'
import { Icon } from '../icon.tsx'
import { Logo } from '../logo.tsx'
import { SearchField } from '../search-field.tsx'
import { useVisitor } from '../visitor.ts'
import styles from './header.module.css'

type HeaderProps = { productName: string; path: string; query?: string | undefined }

// The most specific last: a category is also part of all deals.
const sections = [
  { name: 'Deals', href: paths.deals },
  ...categories.map((category) => ({
    name: categoryNames[category],
    href: paths.category(category),
  })),
  { name: 'Brands', href: paths.brands },
  { name: 'Blog', href: paths.blog },
]

// Created once: React skips an identical element.
const actions = (
  <>
    <SavedLink />
    <ThemeButton />
    <a className={styles.action} href={paths.settings} aria-label="Me">
      <Icon name="user" size="l" />
    </a>
  </>
)

export function Header({ productName, path, query }: HeaderProps) {
  const q = path === paths.search ? new URLSearchParams(query).get('q') : null
  const here = sections.findLast(({ href }) => path === href || path.startsWith(`${href}/`))
  return (
    <header className={styles.header}>
      <a className={styles.home} href={paths.home}>
        <Logo name={productName} />
        <span className="sr">{`${productName}, home`}</span>
      </a>
      <nav className={styles.nav} aria-label="Main">
        {sections.map((section) => (
          <a
            key={section.name}
            href={section.href}
            aria-current={section !== here ? undefined : section.href === path ? 'page' : 'true'}
          >
            {section.name}
          </a>
        ))}
      </nav>
      <search className={styles.search} aria-label="Site">
        <form action={paths.search}>
          {/* The key makes the field show the words of each new search. */}
          <SearchField
            key={q}
            q={q}
            label="Search deals, brands, MRT"
            placeholder="Laksa, runners, Bugis"
          />
        </form>
      </search>
      {actions}
    </header>
  )
}

function SavedLink() {
  const { favDealsObj } = useVisitor().state
  const count = favDealsObj ? Object.keys(favDealsObj).length : 0
  const label = count === 0 ? 'Saved' : `Saved, ${count} ${count === 1 ? 'deal' : 'deals'}`
  return (
    <a className={styles.action} href={paths.profile} aria-label={label}>
      <Icon name="heart" size="l" />
      {count > 0 && <b>{count}</b>}
    </a>
  )
}

// The server does not know the visitor's system theme, so both labels are there and CSS
// shows the right one.
function ThemeButton() {
  const { theme, setTheme } = useVisitor()
  const toggle = () => {
    const dark =
      theme === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark'
    setTheme(dark ? 'light' : 'dark')
  }
  return (
    <button type="button" className={styles.action} onClick={toggle}>
      <span className={styles.inLight}>
        <Icon name="moon" size="l" />
        <span className="sr">Switch to dark theme</span>
      </span>
      <span className={styles.inDark}>
        <Icon name="sun" size="l" />
        <span className="sr">Switch to light theme</span>
      </span>
    </button>
  )
}
