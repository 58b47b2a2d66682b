import * as paths from '#lib/paths.ts'
import { isSlowest } from '#ui/connection.ts'

const MANIFEST_DELAY_MS = 1000
const POLL_MS = 3_600_000

/**
 * Notices that the server runs another build than this page. The next navigation is then a full load. A hidden tab
 * checks as soon as it becomes visible again.
 */
export function watchBuild(build: string, onOutdated: () => void): void {
  async function check(): Promise<void> {
    try {
      const response = await fetch(`${paths.latestBuild}?${Date.now()}`)
      const latest: { id?: string } = await response.json()
      if (latest.id && latest.id !== build) onOutdated()
    } catch {
      // If offline or the server is restarting, the next check will find out.
    }
  }

  async function fetchManifest(): Promise<void> {
    const response = await fetch(paths.buildMeta(build)).catch(() => null)
    // The server runs another build, and may no longer have this one.
    if (response?.status === 404 || response?.headers.has(paths.LATEST_BUILD_HEADER)) onOutdated()
  }

  if (!isSlowest()) setTimeout(fetchManifest, MANIFEST_DELAY_MS)
  setInterval(check, POLL_MS)
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void check()
  })
}
