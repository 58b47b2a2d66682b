import type { UnsubscribeTokens } from '#accounts/unsubscribe-tokens.ts'
import { mailPurposes } from '#lib/reminder-purposes.ts'
import type { Page, PageParts } from '../../server/page-parts.ts'
import { unsubscribeByLink } from '../../server/unsubscribe-by-link.ts'
import type { VisitorDetails } from '../../server/visitor-data.ts'

/** Unsubscribes from reminder e-mails. */
export function createUnsubscribePage(
  parts: PageParts,
  { tokens, details }: { tokens: UnsubscribeTokens; details: VisitorDetails },
): Page {
  async function end(accountId: string): Promise<void> {
    // A deleted account gets no e-mails, and nothing is stored for it.
    if (!(await parts.users.find('id', accountId))) return
    const decisions = mailPurposes.map((purpose) => [purpose, false])
    await details.saveConsents(accountId, Object.fromEntries(decisions))
  }
  return unsubscribeByLink({
    what: 'unsubscribe',
    tokens,
    end,
    link: { href: parts.pathTo('settings'), name: 'Your account settings' },
    instead: 'Open it from the e-mail again, or choose what you get in your account.',
    done: {
      title: 'You are unsubscribed',
      text: 'You can still get sign-in links by e-mail.',
    },
  })
}
