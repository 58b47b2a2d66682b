import { type ProviderConfig, toDiscoveryUrl } from './providers.ts'

/** Somebody waits to sign in, perhaps in quite another way. */
const PATIENCE_MS = 3000

/** Without the issuers that do not describe themselves, not soon, or as another one. */
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
    // To the end: one that stops half-way would be waited for as well.
    const description: { issuer?: unknown } = await answer.json()
    // Otherwise it could speak for an issuer that people trust.
    return answer.ok && withoutSlash(String(description.issuer)) === withoutSlash(issuer)
  } catch {
    return false
  }
}

function withoutSlash(address: string): string {
  return address.replace(/\/$/, '')
}
