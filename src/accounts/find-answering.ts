import { type ProviderConfig, toDiscoveryUrl } from './providers.ts'

/** Short, since a visitor waits, perhaps to sign in another way. */
const PATIENCE_MS = 3000

/** The issuers that describe themselves in time and under their own name. */
export async function findAnswering(
  providers: readonly ProviderConfig[],
): Promise<readonly ProviderConfig[]> {
  const answers = await Promise.all(
    providers.map(async ({ issuer }) => issuer === null || isAnswering(issuer)),
  )
  return providers.filter((_, index) => answers[index])
}

async function isAnswering(issuer: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const answer = await fetch(toDiscoveryUrl(issuer), { signal })
    // Reads the whole body: an issuer that stops half-way would hang better-auth as well.
    const description: { issuer?: unknown } = await answer.json()
    // Otherwise it could impersonate an issuer that people trust.
    return answer.ok && withoutSlash(String(description.issuer)) === withoutSlash(issuer)
  } catch {
    return false
  }
}

function withoutSlash(address: string): string {
  return address.replace(/\/$/, '')
}
