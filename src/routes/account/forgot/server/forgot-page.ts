import { fieldOf, type Page, type PageParts } from '../../server/page-parts.ts'

/** Asks for the address to send a reset link to. */
export function createForgotPage(parts: PageParts): Page {
  const page = parts.formPage(
    (visit, problem) =>
      parts.showForm({ view: 'forgot', typed: { email: fieldOf(visit, 'email') } }, problem),
    async (visit) => {
      const email = visit.form.get('email') ?? ''
      const asker = await parts.askers.find(visit, () => parts.signIn.findTarget({ email }))
      await parts.limits.takeTry(asker)
      parts.proofs.check(asker)
      const sent = await parts.passwordReset.request({ email }, asker)
      return { view: { view: 'sent', what: 'reset', ...sent } }
    },
  )
  return async (visit) =>
    parts.offered().password ? page(visit) : { redirect: parts.pathTo('sign-in') }
}
