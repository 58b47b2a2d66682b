import type { UnsubscribeTokens } from '#accounts/unsubscribe-tokens.ts'
import { findUser } from '#db/account-users.ts'
import { mailPurposes } from '#lib/reminder-purposes.ts'
import type { NoticeView } from '../../notice/notice.tsx'
import type { Page, PageParts } from '../../server/page-parts.ts'
import { unsubscribeByLink } from '../../server/unsubscribe-by-link.ts'
import type { VisitorDetails } from '../../server/visitor-data.ts'

/** Unsubscribes from reminder e-mails. */
export function createUnsubscribePage(
  parts: PageParts,
  { tokens, details }: { tokens: UnsubscribeTokens; details: VisitorDetails },
): Page {
  const settings = { href: parts.pathTo('settings'), name: 'Your account settings' }
  const unknown: NoticeView = {
    view: 'notice',
    title: 'This link is incomplete',
    text: 'Open it from the e-mail again, or choose what you get in your account.',
    link: settings,
  }
  const done: NoticeView = {
    view: 'notice',
    title: 'You are unsubscribed',
    text: 'You can still get sign-in links by e-mail.',
    link: settings,
  }

  async function end(accountId: string): Promise<void> {
    // A deleted account gets no e-mails, and nothing is stored for it.
    if (!(await findUser(parts.db, 'id', accountId))) return
    const decisions = mailPurposes.map((purpose) => [purpose, false])
    await details.saveConsents(accountId, Object.fromEntries(decisions))
  }
  return unsubscribeByLink({ what: 'unsubscribe', tokens, end, unknown, done })
}
