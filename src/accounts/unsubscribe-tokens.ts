import { createHmac } from 'node:crypto'
import { isSameSecret } from './is-same-secret.ts'

export type UnsubscribeTokens = ReturnType<typeof createUnsubscribeTokens>

/** Tokens that unsubscribe one person and do nothing else. They do not expire, since people read old e-mails. */
export function createUnsubscribeTokens(secret: string) {
  const sign = (id: string) => createHmac('sha256', secret).update(id).digest('base64url')

  return {
    create: (id: string) => `${id}.${sign(id)}`,
    /** `null` for a made-up token. */
    find(token: string): string | null {
      const [id = '', signature = ''] = token.split('.')
      return isSameSecret(signature, sign(id)) ? id : null
    },
  }
}
