import { createWriteClient, type WriteClient } from '@prismicio/client'

/** Prismic's own client for writing. */
export function connectWriter(
  { origin, writeApi, token }: { origin: string; writeApi: string; token: string },
  own: { writeToken?: string; repositoryName?: string } = {},
): WriteClient {
  return createWriteClient(own.repositoryName ?? 'lobang', {
    writeToken: own.writeToken ?? token,
    documentAPIEndpoint: `${origin}/api/v2`,
    assetAPIEndpoint: writeApi,
    migrationAPIEndpoint: writeApi,
  })
}

/** The client waits 1.5 seconds after each write, which Prismic's servers want and ours do not need. */
export function withoutPauses(): Disposable {
  const real = globalThis.setTimeout
  const quick = (run: () => void, ms?: number, ...rest: unknown[]) =>
    real(run, ms !== undefined && ms > 1000 && ms <= 1500 ? 0 : ms, ...(rest as []))
  globalThis.setTimeout = Object.assign(quick, real) as typeof setTimeout
  return {
    [Symbol.dispose]() {
      globalThis.setTimeout = real
    },
  }
}
