import { type ProviderConfig, toDiscoveryUrl } from './providers.ts'

/** Somebody waits to sign in, perhaps in quite another way. */
const PATIENCE_MS = 3000

/** Without the issuers that do not describe themselves, or not soon. */
export async function findAnswering(
  providers: readonly ProviderConfig[],
): Promise<readonly ProviderConfig[]> {
  const answers = await Promise.all(
    providers.map(async ({ issuer }) => issuer === null || isAnswering(toDiscoveryUrl(issuer))),
  )
  return providers.filter((_, index) => answers[index])
}

async function isAnswering(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) })
    // To the end: one that stops half-way would be waited for as well.
    await answer.text()
    return answer.ok
  } catch {
    return false
  }
}
