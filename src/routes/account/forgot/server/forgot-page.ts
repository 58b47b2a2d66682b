import { fieldOf, type Page, type PageParts } from '../../server/page-parts.ts'

/** Asks for the address to send a reset link to. */
export function createForgotPage(parts: PageParts): Page {
  const page = parts.formPage(
    (visit, problem) => {
      const typed = { email: fieldOf(visit, 'email') }
      return parts.showForm({ view: 'forgot', typed, next: parts.nextOf(visit) }, problem)
    },
    async (visit) => {
      const email = visit.form.get('email') ?? ''
      const sender = await parts.findSender(visit, () => parts.signIn.findTarget({ email }))
      await parts.limits.takeTry(sender)
      parts.proofs.check(sender)
      const next = parts.nextOf(visit)
      const sent = await parts.passwordReset.request({ email, next }, sender)
      return { view: { view: 'sent', what: 'reset', next, ...sent } }
    },
  )
  return async (visit) =>
    parts.offered().password ? page(visit) : { redirect: parts.pathTo('sign-in') }
}
