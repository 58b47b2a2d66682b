import * as paths from '#lib/paths.ts'
import { type EncodedBody, toEtag } from '#pagecache/encoded-body.ts'
import type { ClientBuild } from './client-build.ts'

/** For browsers that have a worker of ours and should have none: it leaves, and takes its copies along. */
const LEAVE = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(leave()))
async function leave() {
  for (const name of await caches.keys()) if (name.startsWith('lobang-')) await caches.delete(name)
  await self.registration.unregister()
}
`

/** A worker loads no script and shows nothing; all that it does is to ask us. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'"

export const workerKind = {
  type: 'text/javascript; charset=utf-8',
  // A browser asks with every visit; what it hears decides what it runs.
  cacheControl: 'no-cache',
}

/** What is served as the service worker; `null` when the build has none, as in development. */
export function serviceWorkerBody(build: ClientBuild, isOn: boolean): EncodedBody | null {
  if (isOn) return build.files.get(paths.serviceWorker)?.body ?? null
  const identity = Buffer.from(LEAVE)
  return { etag: toEtag(identity), bytes: { identity, br: identity, gzip: identity } }
}
