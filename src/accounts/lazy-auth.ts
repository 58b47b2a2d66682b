import type { Logger } from 'pino'
import type { Auth, AuthOptions } from './auth.ts'
import { findAnswering } from './find-answering.ts'

/** How long we wait before asking an issuer again that did not answer. */
const RETRY_MS = 60_000

/**
 * Loads better-auth for the first visitor who needs it, since loading takes longer than the server's
 * start. When created it fetches each issuer's description and would wait for ever, so we leave out slow
 * issuers and create it again until all have answered.
 */
export function createLazyAuth(options: AuthOptions) {
  const wanted = options.providers.map(({ id }) => id)
  let current: Promise<Auth> | null = null
  let missing: readonly string[] = []
  let madeAt = 0

  async function make(): Promise<Auth> {
    madeAt = performance.now()
    const providers = await findAnswering(options.providers)
    const { createAuth } = await import('./auth.ts')
    const auth = await createAuth({ ...options, providers })
    const { socialProviders } = await auth.$context
    const there = socialProviders.map(({ id }) => id)
    missing = wanted.filter((id) => !there.includes(id))
    warnOf(missing, options.log)
    return auth
  }

  /** Meanwhile the existing instance serves visitors. */
  function renew(): void {
    make().then(
      (auth) => {
        current = Promise.resolve(auth)
      },
      (error) => options.log.error({ err: error }, 'signing in could not be set up again'),
    )
  }

  return {
    get(): Promise<Auth> {
      if (current && missing.length > 0 && performance.now() - madeAt > RETRY_MS) renew()
      current ??= make().catch((error) => {
        current = null
        throw error
      })
      return current
    },
    /** Issuers that have not answered so far. */
    missing: () => missing,
  }
}

function warnOf(missing: readonly string[], log: Logger): void {
  if (missing.length > 0) log.warn({ missing }, 'an issuer of sign-ins does not answer')
}
