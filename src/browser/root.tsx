import {
  type ReactNode,
  startTransition,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import * as paths from '#lib/paths.ts'
import type { ShellInfo } from '#routes/page-envelope.ts'
import button from '#ui/button.module.css'
import { type PageAhead, PageAheadContext } from '#ui/page-ahead.ts'
import { App } from '#ui/shell/app.tsx'
import { ErrorBoundary } from '#ui/shell/error-boundary.tsx'
import { nobody, type Visitor, VisitorContext } from '#ui/visitor.ts'
import type { KeptPages } from './kept-pages.ts'
import type { PageSource } from './page-source.ts'
import type { Store } from './store.ts'
import type { createThemeStore } from './theme-store.ts'
import type { VisitorStore } from './visitor-store.ts'

export type RootProps = {
  shell: ShellInfo
  kept: Store<KeptPages>
  visitor: VisitorStore
  theme: ReturnType<typeof createThemeStore>
  /** See `Visitor`. */
  lastVisit: number | null
  fetchAhead: PageAhead
  loadRecovery: PageSource['loadRecovery']
  /** Called when the app is interactive. */
  onLive: () => void
}

type Readable<State> = Pick<Store<State>, 'get' | 'subscribe'>

/** The app with everything that only the browser knows. */
export function Root(props: RootProps) {
  const { shell, kept, visitor, theme, lastVisit, fetchAhead, onLive } = props
  const { pages, path, errorPage, instead, leaving } = useSyncExternalStore(
    kept.subscribe,
    kept.get,
    kept.get,
  )
  const device = useDevice(visitor, theme, lastVisit)
  // The page hydrates separately from the shell, and must be hydrated before it gets the device's state.
  const isLive = device.state !== nobody.state
  useEffect(() => {
    // After all effects, because it may change state.
    if (isLive) setTimeout(onLive)
  }, [isLive, onLive])
  return (
    <ErrorBoundary instead={() => <Crash {...props} errorPage={errorPage} />}>
      <VisitorContext value={device}>
        <PageAheadContext value={fetchAhead}>
          <App
            productName={shell.productName}
            path={path}
            pages={pages}
            errorPage={errorPage}
            instead={instead}
            leaving={leaving}
          />
        </PageAheadContext>
      </VisitorContext>
    </ErrorBoundary>
  )
}

function useDevice(
  visitor: VisitorStore,
  theme: RootProps['theme'],
  lastVisit: number | null,
): Visitor {
  const state = useKept(visitor, nobody.state)
  const chosen = useKept(theme, nobody.theme)
  return useMemo(
    () => ({
      state,
      actions: visitor.actions,
      problem: state === nobody.state ? null : visitor.problem(),
      lastVisit: state === nobody.state ? null : lastVisit,
      theme: chosen,
      setTheme: theme.set,
    }),
    [state, chosen, visitor, theme, lastVisit],
  )
}

/**
 * Hydration uses the server's state. The device's state follows as a transition, because it may change all cards,
 * which is slow on a cheap phone. Later changes show at once.
 */
function useKept<State>({ get, subscribe }: Readable<State>, onServer: State): State {
  const [state, setState] = useState(onServer)
  useEffect(() => {
    startTransition(() => setState(get))
    return subscribe(() => setState(get))
  }, [get, subscribe])
  return state
}

type CrashProps = RootProps & { errorPage: ReactNode }

/** If a page throws, React removes the whole app, but not the footer below it. */
function Crash({ kept, shell, loadRecovery, errorPage }: CrashProps) {
  useEffect(() => {
    kept.set({ ...kept.get(), crashed: true })
    loadRecovery().then(
      ({ showCrash }) => showCrash({ kept, shell }),
      () => {
        // If the error page cannot be loaded, only the link home is shown.
      },
    )
  }, [kept, shell, loadRecovery])
  return (
    <main id="main">
      {errorPage ?? (
        <a className={button.button} href={paths.home}>
          Back To Home
        </a>
      )}
    </main>
  )
}
