import { type ReactNode, startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { callDesk, DeskError, SIGNED_OUT_EVENT } from '../call-desk.ts'
import { findFirstAnswer, forgetFirstAnswer } from '../first-answers.ts'
import { navigate } from '../link.tsx'
import type { Me } from '../wire/people.ts'
import { Frame } from './frame.tsx'
import { LoadFailure } from './load-failure.tsx'
import { isDeskPage, type OpenPage, openPage } from './open-page.ts'
import { PartBoundary } from './part-boundary.tsx'
import { PartFailure } from './part-failure.tsx'

/** The whole desk: finds out who is signed in and shows the page of the address. */
export function DeskApp({ first }: { first: OpenPage }) {
  const { open, reopen } = useOpenPage(first)
  const { me, refresh, failure } = useMe(open)
  if (failure) return <LoadFailure error={failure} />
  const { visit, page, Page, params, query } = open
  const failed = (notice: ReactNode) => (
    <main id="main" className="main">
      {notice}
    </main>
  )
  const shown = Page ? (
    <PartBoundary key={visit} name="This page" failed={failed}>
      <Page params={params} query={query} />
    </PartBoundary>
  ) : (
    failed(<PartFailure name="This page" isMissing onRetry={reopen} />)
  )
  if (page.needs === undefined) return shown
  if (!me) return null
  return (
    <Frame me={me} refresh={refresh} open={open}>
      {shown}
    </Frame>
  )
}

/** Follows the address. Links are ordinary ones: the Navigation API keeps those of the desk in this document. */
function useOpenPage(first: OpenPage): { open: OpenPage; reopen: () => void } {
  const [open, setOpen] = useState(first)
  const turns = useRef(0)
  const show = useCallback(async (url: URL) => {
    turns.current += 1
    const turn = turns.current
    const next = await openPage(url)
    // The person may have opened another page meanwhile, or was redirected to sign-in.
    if (turn === turns.current) startTransition(() => setOpen(next))
  }, [])
  const reopen = useCallback(() => void show(new URL(location.href)), [show])

  useEffect(() => {
    function onNavigate(event: NavigateEvent): void {
      const url = new URL(event.destination.url)
      if (
        !event.canIntercept ||
        event.hashChange ||
        event.formData ||
        event.downloadRequest !== null
      )
        return
      // A reload loads the document anew, and with it a new build.
      if (!isDeskPage(url) || event.navigationType === 'reload') return
      // A page that updates its own address stays as it is.
      if (event.navigationType === 'replace' && event.destination.sameDocument) return
      event.intercept({ handler: () => show(url) })
    }
    if (!('navigation' in window)) return
    navigation.addEventListener('navigate', onNavigate)
    return () => navigation.removeEventListener('navigate', onNavigate)
  }, [show])
  return { open, reopen }
}

/** The signed-in person. Redirects to sign-in and back. */
function useMe(open: OpenPage) {
  const isPrivate = open.page.needs !== undefined
  const [me, setMe] = useState(() => (isPrivate ? findFirstAnswer<Me>('/me') : null))
  const [failure, setFailure] = useState<DeskError | null>(null)

  const isAsking = useRef(false)
  const refresh = useCallback(async () => {
    try {
      setMe(await callDesk<Me>('GET', '/me'))
      setFailure(null)
    } catch (error) {
      if (error instanceof DeskError && error.code !== 'signed-out') setFailure(error)
    }
  }, [])

  useEffect(() => {
    forgetFirstAnswer('/me')
    if (isPrivate && !me && !isAsking.current) {
      isAsking.current = true
      void refresh().finally(() => {
        isAsking.current = false
      })
    }
    // Another person may sign in next.
    if (!isPrivate) setMe(null)
  }, [isPrivate, me, refresh])
  useEffect(() => {
    function leave(): void {
      setMe(null)
      const { pathname, search } = location
      if (isDeskPage(new URL(location.href)) && !/\/(sign-in|join)$/.test(pathname)) {
        navigate(`/sign-in?next=${encodeURIComponent(pathname + search)}`, { replace: true })
      }
    }
    window.addEventListener(SIGNED_OUT_EVENT, leave)
    return () => window.removeEventListener(SIGNED_OUT_EVENT, leave)
  }, [])
  return { me, refresh, failure }
}
