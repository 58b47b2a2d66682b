import type { Logger } from 'pino'
import type { Auth, AuthOptions } from './auth.ts'
import { findAnswering } from './find-answering.ts'

/** How long an issuer that did not answer is left alone. */
const RETRY_MS = 60_000

/**
 * better-auth, loaded with the first visitor who needs it: that takes longer than the rest of the server
 * needs to start. It asks issuers to describe themselves when it is made, so it is made again while one
 * of them has not answered. It would wait for them for ever, so those that are slow are left out.
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

  /** Whoever comes meanwhile is served by the one that is there. */
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
    /** Issuers that did not answer, as far as is known. */
    missing: () => missing,
  }
}

function warnOf(missing: readonly string[], log: Logger): void {
  if (missing.length > 0) log.warn({ missing }, 'an issuer of sign-ins does not answer')
}
