import type { Auth } from './auth.ts'
import type { SignedIn } from './browser-sessions.ts'

/** What we need of the state that better-auth keeps for a visitor sent to an issuer. */
type Sent = { provider?: string; link?: { userId: string } }

/**
 * Whether the visitor comes back from the issuer that we sent them to, since another one could answer in its
 * place, and, when linking, is still signed in to the same account. better-auth refuses an unknown state
 * itself.
 */
export async function isBackAsSent(
  auth: Auth,
  { url, who }: { url: URL; who: SignedIn | null },
): Promise<boolean> {
  const [state, ...more] = url.searchParams.getAll('state')
  if (!state) return true
  if (more.length > 0) return false
  const { internalAdapter } = await auth.$context
  const kept = await internalAdapter.findVerificationValue(`auth-state:${state}`)
  if (!kept) return true
  const { provider, link }: Sent = JSON.parse(kept.value)
  return url.pathname.endsWith(`/${provider}`) && (!link || link.userId === who?.userId)
}
