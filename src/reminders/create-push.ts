import type { Database } from '#db/database.ts'
import { getServerSecret } from '#db/visitor-secret.ts'
import type { SendOutcome } from './claim-and-send.ts'
import { encryptPush } from './encrypt-push.ts'
import { type PushTarget, toPushTarget } from './push-target.ts'
import { createVapid, createVapidKey } from './vapid.ts'

type PushOptions = {
  db: Database
  /** Of the push services that may be called. */
  hosts: readonly string[]
  /** Whom services write to when something is wrong. */
  contact: string
  now: () => Date
}

/** `gone`: that browser cannot be reached any more. */
export type PushOutcome = SendOutcome | 'gone'

export type Push = Awaited<ReturnType<typeof createPush>>

const PATIENCE_MS = 10_000
/** What was not seen by evening is not worth showing. */
const KEPT_S = 12 * 60 * 60

/** Notifications to browsers by their vendors' push services. */
export async function createPush({ db, hosts, contact, now }: PushOptions) {
  const kept = await getServerSecret(db, { name: 'vapid', fresh: createVapidKey() })
  const vapid = createVapid(kept, `mailto:${contact}`)

  async function post(target: PushTarget, text: string): Promise<PushOutcome> {
    const { endpoint } = target
    const answer = await fetch(endpoint, {
      method: 'POST',
      body: new Uint8Array(encryptPush(text, target)),
      headers: {
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(KEPT_S),
        authorization: vapid.authorize(endpoint.origin, now()),
      },
      // Only the allowed host may be called, whatever it says.
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    await answer.body?.cancel()
    if (answer.ok) return 'sent'
    if (answer.status === 404 || answer.status === 410) return 'gone'
    return answer.status === 429 || answer.status >= 500 ? 'refused' : 'rejected'
  }

  return {
    publicKey: vapid.publicKey,
    isTarget: (token: string) => toPushTarget(token, hosts) !== null,
    async send(token: string, text: string): Promise<PushOutcome> {
      const target = toPushTarget(token, hosts)
      // Was registered when other hosts were allowed.
      if (!target) return 'gone'
      return post(target, text).catch((error) => (isKeyFault(error) ? 'gone' : 'lost'))
    },
  }
}

/** A browser's key that is no point of the curve: made up. */
function isKeyFault(error: unknown): boolean {
  return (error as { code?: string }).code === 'ERR_CRYPTO_ECDH_INVALID_PUBLIC_KEY'
}
