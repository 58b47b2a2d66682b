import { startTransition, useCallback, useEffect, useState } from 'react'
import { callDesk, DeskError, SIGNED_OUT_EVENT } from '../call-desk.ts'
import { navigate } from '../link.tsx'
import type { Me } from '../wire/people.ts'
import { Frame } from './frame.tsx'
import { LoadFailure } from './load-failure.tsx'
import { isDeskPage, type OpenPage, openPage } from './open-page.ts'

/** The whole desk: finds out who is signed in and shows the page of the address. */
export function DeskApp() {
  const open = useOpenPage()
  const { me, refresh, failure } = useMe(open)
  if (failure) return <LoadFailure error={failure} />
  if (!open) return null
  const { visit, page, Page, params, query } = open
  const shown = <Page key={visit} params={params} query={query} />
  if (page.needs === undefined) return shown
  if (!me) return null
  return (
    <Frame me={me} refresh={refresh} open={open}>
      {shown}
    </Frame>
  )
}

/** Follows the address. Links are ordinary ones: the Navigation API keeps those of the desk in this document. */
function useOpenPage(): OpenPage | null {
  const [open, setOpen] = useState<OpenPage | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  // Shown by the nearest boundary, which is the browser's console and an empty page: the script itself is missing.
  if (failure) throw failure

  useEffect(() => {
    async function show(url: URL): Promise<void> {
      const next = await openPage(url)
      startTransition(() => setOpen(next))
    }
    function onNavigate(event: NavigateEvent): void {
      const url = new URL(event.destination.url)
      if (
        !event.canIntercept ||
        event.hashChange ||
        event.formData ||
        event.downloadRequest !== null
      )
        return
      if (!isDeskPage(url)) return
      // A page that keeps its question in the address goes on as it is.
      if (event.navigationType === 'replace' && event.destination.sameDocument) return
      event.intercept({ handler: () => show(url) })
    }
    show(new URL(location.href)).catch(setFailure)
    if (!('navigation' in window)) return
    navigation.addEventListener('navigate', onNavigate)
    return () => navigation.removeEventListener('navigate', onNavigate)
  }, [])
  return open
}

/** Who is signed in. Whoever is not is led to the door, and comes back after. */
function useMe(open: OpenPage | null) {
  const [me, setMe] = useState<Me | null>(null)
  const [failure, setFailure] = useState<DeskError | null>(null)
  const isPrivate = open !== null && open.page.needs !== undefined

  const refresh = useCallback(async () => {
    try {
      setMe(await callDesk<Me>('GET', '/me'))
      setFailure(null)
    } catch (error) {
      if (error instanceof DeskError && error.code !== 'signed-out') setFailure(error)
    }
  }, [])

  useEffect(() => {
    if (isPrivate && !me) void refresh()
    // Somebody else may come in next.
    if (!isPrivate && open) setMe(null)
  }, [isPrivate, open, me, refresh])
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
