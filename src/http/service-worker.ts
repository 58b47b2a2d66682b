import * as paths from '#lib/paths.ts'
import { type FileBody, toEtag } from '#pagecache/encoded-body.ts'
import type { ClientBuild } from './client-build.ts'

/** Replaces an installed worker where it is switched off: it deletes its caches and unregisters. */
const LEAVE = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(leave()))
async function leave() {
  for (const name of await caches.keys()) if (name.startsWith('lobang-')) await caches.delete(name)
  await self.registration.unregister()
}
`

/** The worker loads no script and shows nothing; it only makes requests to this site. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'"

export const workerKind = {
  type: 'text/javascript; charset=utf-8',
  // Browsers check for a new worker with every visit.
  cacheControl: 'no-cache',
}

/** The service worker to serve; `null` when the build has none, as in development. */
export function serviceWorkerBody(build: ClientBuild, isOn: boolean): FileBody | null {
  if (isOn) return build.files.get(paths.serviceWorker)?.body ?? null
  const identity = Buffer.from(LEAVE)
  return { etag: toEtag(identity), bytes: { identity, br: identity, gzip: identity } }
}
