// The parts of the service worker API that we use. TypeScript's library for workers conflicts with the one for
// documents.

type WorkerEvent = Event & { waitUntil(work: Promise<unknown>): void }

export type WorkerFetchEvent = WorkerEvent & {
  request: Request
  /** The document that the browser requested while the worker was starting. */
  preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

type WorkerMessageEvent = WorkerEvent & { data: unknown; ports: readonly MessagePort[] }

type WorkerPushEvent = WorkerEvent & { data: { text(): string } | null }
type WorkerTapEvent = WorkerEvent & { notification: Notification }

export type WorkerScope = {
  location: Location
  clients: { claim(): Promise<void>; openWindow(path: string): Promise<unknown> }
  registration: {
    navigationPreload?: { enable(): Promise<void> }
    showNotification(title: string, options: NotificationOptions): Promise<void>
  }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: WorkerFetchEvent) => void): void
  addEventListener(type: 'push', listener: (event: WorkerPushEvent) => void): void
  addEventListener(type: 'notificationclick', listener: (event: WorkerTapEvent) => void): void
  addEventListener(type: 'message', listener: (event: WorkerMessageEvent) => void): void
}
