import * as paths from '#lib/paths.ts'
import { createRouteMatcher } from '#routes/match-route.ts'
import { answerDocument, answerPayload } from './answer-document.ts'
import type { SeenAnswer, WorkerMessage } from './messages.ts'
import { createOfflineCopy, type OfflineCopy } from './offline-copy.ts'
import { openReminder, showReminder } from './show-reminder.ts'
import type { WorkerFetchEvent, WorkerScope } from './worker-scope.ts'

/** Inserted by `scripts/build-worker.ts`. */
declare const BUILD: { id: string; core: string[] }
declare const self: WorkerScope

/** Makes saved deals work offline. Served as /sw.js; connects the parts of the worker. */
function start(): void {
  // Read once, because each use is a copy.
  const { id: build, core } = BUILD
  const copy = createOfflineCopy({
    build,
    core,
    caches,
    fetch: (input, init) => fetch(input, init),
  })
  const toAddress = createAddresses()
  const hear = createMessageHandler(copy, toAddress)

  self.addEventListener('install', (event) => {
    // Takes over at once: documents bring the scripts of their own build, so any build's worker can answer.
    event.waitUntil(copy.install().then(() => self.skipWaiting()))
  })

  self.addEventListener('activate', (event) => {
    // Lets a page load while the worker starts.
    const preload = self.registration.navigationPreload?.enable()
    // Must be quick: every page waits until this is done.
    event.waitUntil(Promise.all([preload, self.clients.claim()]))
  })

  self.addEventListener('fetch', (event) => {
    const { request } = event
    const url = new URL(request.url)
    // Ignores other methods and other hosts.
    if (request.method !== 'GET' || url.origin !== self.location.origin) return
    const answer = answerOf(event, url)
    if (answer) event.respondWith(answer)
  })

  /** `null` leaves the request to the browser. */
  function answerOf(event: WorkerFetchEvent, url: URL): Promise<Response> | null {
    const { request } = event
    const { pathname } = url
    if (request.mode === 'navigate') {
      const waitUntil = (work: Promise<unknown>) => event.waitUntil(work)
      const network = fetchDocument(event)
      return answerDocument({ copy, address: toAddress(url), network, waitUntil })
    }
    const payloadOf = /^(.*)\/_payload\.json$/.exec(pathname)
    if (payloadOf) {
      url.pathname = payloadOf[1] ?? ''
      return answerPayload({ copy, address: toAddress(url), network: fetch(request) })
    }
    if (pathname.startsWith(paths.assets)) return copy.answerAsset(request)
    if (pathname.startsWith(paths.pictures)) return answerPicture(copy, request)
    return null
  }

  self.addEventListener('message', (event) => {
    event.waitUntil(hear(event.data as WorkerMessage, event.ports[0]))
  })

  self.addEventListener('push', (event) => {
    event.waitUntil(showReminder(self, event.data?.text()))
  })

  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(openReminder(self, event.notification.data))
  })
}

/** What the worker does with a message of a page. */
function createMessageHandler(copy: OfflineCopy, toAddress: (url: URL) => string | null) {
  let renewed: Promise<void> | undefined

  /** Pages that could not be fetched are fetched with the next page. */
  async function renew(): Promise<void> {
    const isComplete = await copy.renew().catch(() => false)
    if (!isComplete) renewed = undefined
  }

  async function hearSeen(path: string, port: MessagePort | undefined): Promise<void> {
    const address = toAddress(new URL(path, self.location.origin))
    if (address === null) return
    const answer: SeenAnswer = { reached: await copy.noteSeen(address) }
    port?.postMessage(answer)
    await copy.tidy()
  }

  return async (message: WorkerMessage, port: MessagePort | undefined): Promise<void> => {
    // Only once a page has loaded, so as not to compete for its connection.
    renewed ??= renew()
    if (message.type === 'seen') await hearSeen(message.path, port)
    else if (message.type === 'saved') await copy.keepSaved(message.deals)
    else await copy.forget()
    await renewed
  }
}

async function fetchDocument({ preloadResponse, request }: WorkerFetchEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request)
}

async function answerPicture(copy: OfflineCopy, request: Request): Promise<Response> {
  return fetch(request).catch(async () => (await copy.findPicture(request)) ?? Response.error())
}

/** The canonical URL of a page, or the URL itself if the browser lacks `URLPattern`. */
function createAddresses(): (url: URL) => string | null {
  if (!('URLPattern' in self)) return ({ pathname, search }) => pathname + search
  const match = createRouteMatcher()
  return (url) => {
    const found = match(url)
    return found ? found.path + found.search : null
  }
}

start()
