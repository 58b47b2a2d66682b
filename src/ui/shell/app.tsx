import { Activity, type ComponentType, memo, type ReactNode, useLayoutEffect } from 'react'
import * as paths from '#lib/paths.ts'
import { Icon } from '../icon.tsx'
import type { IconName } from '../icon-sprite.tsx'
import { ProductName } from '../product-name.ts'
import ticket from '../ticket.module.css'
import styles from './bottom-nav.module.css'
import { ErrorBoundary } from './error-boundary.tsx'
import { Header } from './header.tsx'

/** A visited page with the payload that it will always render. */
export type KeptPage = {
  /** Its canonical path and query. */
  path: string
  Page: ComponentType<{ payload: never }>
  payload: unknown
  /** Whether the page is of another kind than the document's, which then lacks custom properties of the page. */
  isLate?: boolean
  /** The document's own page, which may keep the fallback fonts after the first tap. */
  isFirst?: boolean
}

export type AppProps = {
  productName: string
  /** The current URL. The current page is the kept one with this path. */
  path: string
  pages: readonly KeptPage[]
  /** Shown instead of the current page; kept pages stay alive behind it. */
  errorPage: ReactNode
  /** The deals below the error page; the path does not matter. */
  instead?: KeptPage | undefined
  /**
   * The path of the previous page. Ending its effects takes a slow phone part of the navigation, so the page stays
   * alive until the new one is painted.
   */
  leaving?: string | null
}

/** The app shell. The server renders it with one page, the browser with all kept pages. */
export function App(props: AppProps) {
  const { productName, path, pages, errorPage, instead, leaving } = props
  const [pathname = '', query] = path.split('?')
  // Before anything can read the layout. `browser/keep-layouts.ts` handles pages that React hides later.
  useLayoutEffect(() => {
    document.querySelectorAll<HTMLElement>(`main > .${KEPT}`).forEach(keepLayout)
  })
  return (
    <ProductName value={productName}>
      <Header productName={productName} path={pathname} query={query} />
      <main id="main" tabIndex={-1}>
        {pages.map((page) => {
          const isShown = !errorPage && page.path === path
          const mode = isShown || page.path === leaving ? 'visible' : 'hidden'
          return (
            <Activity key={page.path} mode={mode}>
              <div
                className={isShown ? undefined : KEPT}
                data-late={page.isLate || undefined}
                // See `browser/boot/show-fonts.ts`.
                data-fonts={page.isFirst ? 'late' : undefined}
              >
                {/* An error in a hidden page waits until the visitor goes there. */}
                <ErrorBoundary
                  instead={(error) => {
                    if (isShown) throw error
                  }}
                >
                  <PageView Page={page.Page} payload={page.payload} />
                </ErrorBoundary>
              </div>
            </Activity>
          )
        })}
        {errorPage && (
          <div data-late>
            {errorPage}
            {instead && <PageView {...instead} />}
          </div>
        )}
      </main>
      <BottomNav path={pathname} />
    </ProductName>
  )
}

/** In `content.css`: the browser skips the page, but keeps its layout. */
export const KEPT = 'kept'

/**
 * `<Activity>` hides a page by `display: none`, which discards its layout. On a slow phone, most of the time of going
 * back would be a new layout, so the class `kept` hides the page instead.
 */
export function keepLayout(page: HTMLElement): void {
  // In older browsers the page would only be invisible.
  if (CSS.supports('content-visibility', 'hidden')) page.style.removeProperty('display')
}

/** Keeps a page from rendering again when only the shell or another page has changed. */
const PageView = memo(function PageView({ Page, payload }: Pick<KeptPage, 'Page' | 'payload'>) {
  return <Page payload={payload as never} />
})

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

function BottomNav({ path }: BottomNavProps) {
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
