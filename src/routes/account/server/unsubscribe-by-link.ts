import type { UnsubscribeTokens } from '#accounts/unsubscribe-tokens.ts'
import type { NoticeView } from '../notice/notice.tsx'
import type { Page } from './page-parts.ts'

type UnsubscribeOptions = {
  what: 'unsubscribe' | 'unsubscribe-report'
  tokens: UnsubscribeTokens
  /** `id` is whom the link was sent to. */
  end: (id: string) => Promise<void>
  unknown: NoticeView
  done: NoticeView
}

/**
 * Needs no session: the link is proof enough for so little. Opening it shows a button. A POST unsubscribes, whether
 * from the button or from a mail program (RFC 8058).
 */
export function unsubscribeByLink({ what, tokens, end, unknown, done }: UnsubscribeOptions): Page {
  return async ({ isPost, form, query }) => {
    const token = form.get('token') ?? query.get('token') ?? ''
    const id = tokens.find(token)
    if (id === null) return { view: unknown, status: 404 }
    if (!isPost) {
      const empty = { problem: null, proof: null, needsPassword: false, next: '', email: '' }
      return { view: { view: 'open', what, token, ...empty } }
    }
    await end(id)
    return { view: done }
  }
}
