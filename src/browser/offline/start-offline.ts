import * as paths from '#lib/paths.ts'
import { PREVIEW_COOKIE } from '#lib/preview-cookie-name.ts'
import { mayPrefetch } from '#ui/connection.ts'
import type { VisitorState } from '#visitor/visitor-state.ts'
import type { VisitorStore } from '../visitor-store.ts'
import type { DealToKeep, SeenAnswer, WorkerMessage } from './messages.ts'
import { createNoticeBar } from './notice-bar.ts'

/** A page that the visitor leaves sooner does not count as visited. */
const LOOK_MS = 1500

/** Loaded long after hydration: registers the worker and shows the notice bar. */
export async function startOffline(visitor: VisitorStore): Promise<void> {
  const bar = createNoticeBar(visitor)
  // Previews show unpublished content, which must not stay on the device.
  if (!('serviceWorker' in navigator) || document.cookie.includes(PREVIEW_COOKIE)) return
  const registration = await navigator.serviceWorker
    .register(paths.serviceWorker)
    // Private windows and the like: the site works online as before.
    .catch(() => null)
  if (!registration) return
  await navigator.serviceWorker.ready
  // The active worker changes with each build.
  const tell = (message: WorkerMessage, ports: MessagePort[] = []) =>
    registration.active?.postMessage(message, ports)

  const look = () => {
    if (!mayPrefetch()) return
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }: MessageEvent<SeenAnswer>) => bar.setReached(data.reached)
    tell({ type: 'seen', path: location.pathname + location.search }, [port2])
  }
  let timer = setTimeout(look)
  window.navigation?.addEventListener('navigatesuccess', () => {
    clearTimeout(timer)
    timer = setTimeout(look, LOOK_MS)
  })

  let lastSent = ''
  const tellSaved = () => {
    const deals = dealsToKeep(visitor.get())
    // Most changes are about something else.
    if (JSON.stringify(deals) === lastSent) return
    lastSent = JSON.stringify(deals)
    tell({ type: 'saved', deals })
  }
  tellSaved()
  visitor.subscribe(tellSaved)
  // A new worker does not know the list yet, and refreshes its copies when it gets it.
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    lastSent = ''
    tellSaved()
  })
}

function dealsToKeep({ favDealsObj }: VisitorState): DealToKeep[] {
  return Object.values(favDealsObj || {})
    .toSorted((a, b) => b.savedAt.localeCompare(a.savedAt))
    .map(({ path, picture }) => ({ path, picture: picture ?? null }))
}
