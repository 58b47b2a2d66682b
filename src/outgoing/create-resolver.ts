import { lookup } from 'node:dns/promises'
import { createSharedCalls } from '#lib/node/shared-calls.ts'
import { createWorkQueue } from '#lib/node/work-queue.ts'

export type Resolve = (hostname: string) => Promise<string[]>

const AT_ONCE = 2

/**
 * Resolves names with the system's resolver. Each look-up blocks one of the process's few worker threads while
 * the name server is silent. So only a few run at once, and one per name.
 */
export function createResolver(): Resolve {
  const share = createSharedCalls<string[]>()
  const most = Number.POSITIVE_INFINITY
  const queue = createWorkQueue({ atOnce: AT_ONCE, most, mostOfLine: most })
  const lookUp = async (hostname: string) => {
    const found = await lookup(hostname, { all: true, order: 'verbatim' })
    return found.map(({ address }) => address)
  }
  return (hostname) => share(hostname, () => queue.runAdmitted(() => lookUp(hostname)))
}
