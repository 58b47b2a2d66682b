import type { Auth } from './auth.ts'
import type { SignedIn } from './browser-sessions.ts'

/** What better-auth keeps of somebody who was sent to an issuer, as far as it matters here. */
type Sent = { provider?: string; link?: { userId: string } }

/**
 * Whether a visitor comes back as they left: from the issuer that they were sent to, since another one
 * could answer in its place, and, to link an account, still signed in to the same one. What is not known
 * at all is left to better-auth, which refuses it.
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
