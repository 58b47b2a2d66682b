import type { UnsubscribeTokens } from '#accounts/unsubscribe-tokens.ts'
import type { NoticeView } from '../notice/notice.tsx'
import type { Page } from './page-parts.ts'

type UnsubscribeOptions = {
  what: 'unsubscribe' | 'unsubscribe-report'
  tokens: UnsubscribeTokens
  /** `id` is whom the link was sent to. */
  end: (id: string) => Promise<void>
  /** Where to go on from here. */
  link: NoticeView['link']
  /** What to do about an incomplete link. */
  instead: string
  done: { title: string; text: string }
}

/**
 * Needs no session: the link is proof enough for so little. Opening it shows a button. A POST unsubscribes, whether
 * from the button or from a mail program (RFC 8058).
 */
export function unsubscribeByLink(options: UnsubscribeOptions): Page {
  const { what, tokens, end, link, instead, done } = options
  return async ({ isPost, form, query }) => {
    const token = form.get('token') ?? query.get('token') ?? ''
    const id = tokens.find(token)
    if (id === null) {
      const title = 'This link is incomplete'
      return { view: { view: 'notice', title, text: instead, link }, status: 404 }
    }
    if (!isPost) {
      const empty = { problem: null, proof: null, needsPassword: false, next: '', email: '' }
      return { view: { view: 'open', what, token, ...empty } }
    }
    await end(id)
    return { view: { view: 'notice', ...done, link } }
  }
}
