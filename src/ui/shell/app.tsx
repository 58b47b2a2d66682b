import { Activity, type ComponentType, memo } from 'react'
import { ErrorPage } from '../error-page.tsx'
import { BottomNav } from './bottom-nav.tsx'
import { Header } from './header.tsx'

/** A visited page with the payload that it will always render. */
export type KeptPage = {
  /** Its canonical path and query. */
  path: string
  Page: ComponentType<{ payload: never }>
  payload: unknown
}

export type AppProps = {
  productName: string
  /** The address shown; the current page is the kept one with this path. */
  path: string
  pages: readonly KeptPage[]
  /** An error page takes the place of the current page; kept pages stay alive behind it. */
  errorStatus: number | null
}

/** The app shell. The server renders it with one page, the browser with all that it keeps. */
export function App({ productName, path, pages, errorStatus }: AppProps) {
  const [pathname = '', query] = path.split('?')
  return (
    <>
      <Header productName={productName} path={pathname} query={query} />
      <main id="main" tabIndex={-1}>
        {pages.map((page) => (
          <Activity
            key={page.path}
            mode={errorStatus === null && page.path === path ? 'visible' : 'hidden'}
          >
            <PageView Page={page.Page} payload={page.payload} />
          </Activity>
        ))}
        {errorStatus !== null && <ErrorPage status={errorStatus} />}
      </main>
      <BottomNav path={pathname} />
    </>
  )
}

/** Keeps a page from rendering again when only the shell or another page has changed. */
const PageView = memo(function PageView({ Page, payload }: Pick<KeptPage, 'Page' | 'payload'>) {
  return <Page payload={payload as never} />
})
