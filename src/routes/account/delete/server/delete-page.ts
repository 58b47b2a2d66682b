import { AccountProblem } from '#accounts/account-problem.ts'
import type { SignedIn } from '#accounts/browser-sessions.ts'
import { isRecent } from '#accounts/call-tokens.ts'
import type { Page, PageParts, Reply, Visit } from '../../server/page-parts.ts'
import type { VisitorData } from '../../server/visitor-data.ts'

export function createDeletePage(parts: PageParts, data: VisitorData): Page {
  const { sessions, changes, pathTo } = parts

  const show = (who: SignedIn, problem: AccountProblem | null) =>
    parts.showForm({ view: 'delete', isRecent: isRecent(who.signedInAt, parts.now()) }, problem)

  async function receive({ form, headers }: Visit, who: SignedIn): Promise<Reply> {
    await parts.limits.take('tries of', who.userId)
    changes.checkRecent(who)
    if (!form.has('confirm')) throw new AccountProblem('not-confirmed')
    // Comes first: if it fails, the page must not say that the account is deleted.
    await data.deleteData(who.userId)
    const cookies = [...(await sessions.close(headers)), parts.browsers.forget()]
    const notice = {
      view: 'notice',
      title: 'Your account is deleted',
      text: 'We deleted it and everything in it. What is saved on this device stays until you remove it in Settings.',
      link: { href: '/', name: 'See today’s deals' },
    } as const
    return { view: notice, cookies }
  }

  return async (visit) => {
    const who = await sessions.find(visit.headers)
    if (!who) return { redirect: pathTo('sign-in') }
    if (!visit.isPost) return show(who, null)
    return receive(visit, who).catch(parts.orForm((problem) => show(who, problem)))
  }
}
