import { lookup } from 'node:dns'

export type Resolve = (hostname: string) => Promise<string[]>

/**
 * Resolves names with the system's resolver. Each look-up blocks one of the process's few worker threads while
 * the name server is silent. So only a few run at once, and one per name.
 */
export function createResolver(atOnce = 2): Resolve {
  const underWay = new Map<string, Promise<string[]>>()
  const waiting: (() => void)[] = []
  let free = atOnce

  async function inTurn(hostname: string): Promise<string[]> {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await resolveNow(hostname)
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }

  return (hostname) => {
    const asking =
      underWay.get(hostname) ?? inTurn(hostname).finally(() => underWay.delete(hostname))
    underWay.set(hostname, asking)
    return asking
  }
}

function resolveNow(hostname: string): Promise<string[]> {
  return new Promise((resolve, reject) => {
    lookup(hostname, { all: true, verbatim: true }, (error, found) =>
      error ? reject(error) : resolve(found.map(({ address }) => address)),
    )
  })
}
