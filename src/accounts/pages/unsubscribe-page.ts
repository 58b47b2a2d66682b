import { findUser } from '#db/account-users.ts'
import { mailPurposes } from '#lib/reminder-purposes.ts'
import type { NoticeView } from '#routes/account/payload.ts'
import type { PageParts } from '../page-parts.ts'
import type { UnsubscribeTokens } from '../unsubscribe-tokens.ts'
import type { Page } from '../visit.ts'
import type { VisitorDetails } from './settings-page.ts'

/**
 * Where mails lead that nobody wants any more. Needs no session: the link is proof enough for so little.
 * Opening it shows a button, and a POST acts, whether from the button or from a mail program (RFC 8058).
 */
export function createUnsubscribePage(
  parts: PageParts,
  { tokens, details }: { tokens: UnsubscribeTokens; details: VisitorDetails },
): Page {
  const settings = { href: parts.pathTo('settings'), name: 'All your choices' }
  const unknown: NoticeView = {
    view: 'notice',
    title: 'This link is not complete',
    text: 'Open it from the e-mail once more, or choose in your account what you get.',
    link: settings,
  }
  const done: NoticeView = {
    view: 'notice',
    title: 'No more of these e-mails',
    text: 'What you need for signing in still comes by e-mail when you ask for it.',
    link: settings,
  }

  return async ({ isPost, form, query }) => {
    const token = form.get('token') ?? query.get('token') ?? ''
    const accountId = tokens.find(token)
    if (accountId === null) return { view: unknown, status: 404 }
    if (!isPost) {
      const form = { problem: null, proof: null, needsPassword: false, next: '', email: '' }
      return { view: { view: 'open', what: 'unsubscribe', token, ...form } }
    }
    // An account that is gone gets no mails, and nothing is kept for it.
    if (await findUser(parts.db, 'id', accountId)) {
      const decisions = mailPurposes.map((purpose) => [purpose, false])
      await details.saveConsents(accountId, Object.fromEntries(decisions))
    }
    return { view: done }
  }
}
