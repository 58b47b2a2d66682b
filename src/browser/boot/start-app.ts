import * as paths from '#lib/paths.ts'
import { PAGE_BLOCK, SHELL_BLOCK } from '#routes/page-envelope.ts'

declare global {
  interface Window {
    /** The payload of the document's page, requested in parallel with the app's scripts. */
    lobangPayload?: Promise<Response>
  }
}

/** Requests the app and, unless embedded, the page's data. Each request is its own task: it takes a slow phone 3 ms or more. */
export function startApp(): void {
  const { path, payload } = readBlock(PAGE_BLOCK)
  // Error pages have no path.
  if (path && !payload) {
    window.lobangPayload = fetch(paths.payloadOf(path), { headers: { accept: 'application/json' } })
    // The app handles a failure once it has loaded.
    window.lobangPayload.catch(() => {})
  }
  // Documents that are not hydrated have no scripts.
  const { scripts = [] } = readBlock(SHELL_BLOCK)
  for (const src of scripts) setTimeout(addModule, 0, src)
}

function addModule(src: string): void {
  const script = document.createElement('script')
  document.head.append(Object.assign(script, { type: 'module', fetchPriority: 'low', src }))
}

// biome-ignore lint/suspicious/noExplicitAny: the documents of this build hold what their names say.
function readBlock(id: string): any {
  return JSON.parse(document.getElementById(id)?.textContent ?? '{}')
}
