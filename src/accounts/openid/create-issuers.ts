import type { Logger } from 'pino'
import { type Issuer, issuerSchema, knownIssuers, type Provider } from './providers.ts'
import { readJson } from './read-json.ts'

/** Short, since a visitor waits, perhaps to sign in another way. */
const PATIENCE_MS = 3000
/** How long we wait before asking an issuer again that did not answer. */
const RETRY_MS = 60_000

/** What we know of an issuer. `askedAt` is from a monotonic clock. */
type State = { issuer: Promise<Issuer | null>; isMissing: boolean; askedAt: number }

/** Asks issuers for their description on first use, and again after a minute if they did not answer. */
export function createIssuers(providers: readonly Provider[], log: Logger) {
  const states = new Map<string, State>()

  async function ask(provider: Provider, address: string): Promise<Issuer> {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const answer = await provider.fetch(toDiscoveryUrl(address), { signal, redirect: 'error' })
    if (!answer.ok) throw new Error(`accounts: the issuer answers ${answer.status}`)
    const refusal = new Error('accounts: the issuer does not describe itself')
    const issuer = readJson(issuerSchema, await answer.text(), refusal)
    // Otherwise it could impersonate an issuer that people trust.
    if (withoutSlash(issuer.issuer) !== withoutSlash(address)) {
      throw new Error('accounts: the issuer describes another one')
    }
    return issuer
  }

  /** `null` while the issuer does not answer. */
  function find(provider: Provider): Promise<Issuer | null> {
    if (provider.issuer === null) return Promise.resolve(knownIssuers[provider.id] ?? null)
    const kept = states.get(provider.id)
    if (kept && !(kept.isMissing && performance.now() - kept.askedAt > RETRY_MS)) return kept.issuer
    const issuer = ask(provider, provider.issuer).catch((error) => {
      log.warn({ err: error, provider: provider.id }, 'a sign-in issuer does not answer')
      return null
    })
    const state: State = { issuer, isMissing: kept?.isMissing ?? false, askedAt: performance.now() }
    states.set(provider.id, state)
    return issuer.then((found) => {
      state.isMissing = found === null
      return found
    })
  }

  return {
    find,
    /** The providers that are not known to be down. Asks the others again in the background. */
    offered(): readonly Provider[] {
      for (const provider of providers) if (states.get(provider.id)?.isMissing) void find(provider)
      return providers.filter(({ id }) => !states.get(id)?.isMissing)
    },
    async warm(): Promise<void> {
      await Promise.all(providers.map(find))
    },
  }
}

function toDiscoveryUrl(issuer: string): string {
  return `${withoutSlash(issuer)}/.well-known/openid-configuration`
}

function withoutSlash(address: string): string {
  return address.replace(/\/$/, '')
}
