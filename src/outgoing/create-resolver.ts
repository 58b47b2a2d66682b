import { lookup } from 'node:dns'
import { createSharedCalls } from '#lib/shared-calls.ts'
import { createWorkQueue } from '#lib/work-queue.ts'

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

  async function inTurn(hostname: string): Promise<string[]> {
    return (await queue.run(() => resolveNow(hostname))) as string[]
  }

  return (hostname) => share(hostname, () => inTurn(hostname))
}

function resolveNow(hostname: string): Promise<string[]> {
  return new Promise((resolve, reject) => {
    lookup(hostname, { all: true, verbatim: true }, (error, found) =>
      error ? reject(error) : resolve(found.map(({ address }) => address)),
    )
  })
}
