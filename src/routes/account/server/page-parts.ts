import { AccountProblem, describeProblem } from '#accounts/account-problem.ts'
import { createChanges } from '#accounts/changes.ts'
import { createContactChanges } from '#accounts/contact-changes.ts'
import type { AccountService } from '#accounts/create-accounts.ts'
import { toOwnPath } from '#accounts/own-path.ts'
import { createPasswordReset } from '#accounts/password-reset.ts'
import { createPhoneSignIn } from '#accounts/phone-sign-in.ts'
import type { Proofs } from '#accounts/proofs.ts'
import type { Sender } from '#accounts/sender.ts'
import { createSignIn } from '#accounts/sign-in.ts'
import { createSignUp } from '#accounts/sign-up.ts'
import type * as visits from '#accounts/visit.ts'
import * as paths from '#lib/paths.ts'
import type { FormState } from '../form-payload.ts'
import type { AccountPayload } from '../payload.ts'

export type Visit = visits.Visit
export type Reply = visits.Reply<AccountPayload>
export type Page = visits.Page<AccountPayload>

/** Identifies the browser that signed up, see `isOwn` in `sign-up.ts`. */
export const SIGN_UP_COOKIE = 'lobang-sign-up'
/** Identifies the browser that asked for a code. */
export const CODE_COOKIE = 'lobang-code'
/** Identifies the browser that we sent to a provider. */
export const STATE_COOKIE = 'lobang-state'

/** The payload of a page with a form, without what `showForm` adds. */
type FormFields<View = AccountPayload> = View extends FormState
  ? Omit<View, keyof FormState>
  : never

/** Pages whose empty form shows problems of other pages. */
type FormPage = 'sign-in' | 'sign-up' | 'forgot'

type PagePartsOptions = {
  accounts: AccountService
  proofs: Proofs
  findPage: (name: FormPage) => Page
}

export type PageParts = ReturnType<typeof createPageParts>

/** The shared parts of the account pages. */
export function createPageParts({ accounts, proofs, findPage }: PagePartsOptions) {
  const { parts, siteUrl } = accounts
  // Pages reach the database through the services alone.
  const { db: _, ...services } = parts
  const signUp = createSignUp(parts)
  const phoneSignIn = createPhoneSignIn(parts)
  const changes = createChanges({ ...parts, signUp })

  /** `findUser` finds the account that the form is about. Without an account no browser is known. */
  async function findSender(
    { headers, form, address }: Visit,
    findUser: () => ReturnType<typeof parts.users.find>,
  ): Promise<Sender> {
    const { browsers } = parts
    const known = browsers.has(headers) ? await browsers.find(headers, await findUser()) : null
    return { known, hasWorked: await proofs.take(form), address }
  }

  async function showForm(fields: FormFields, problem: AccountProblem | null): Promise<Reply> {
    const canHelp = problem?.canWork ?? false
    const proof = await proofs.offer({ canHelp })
    const canWork = canHelp && proof !== null
    const state: FormState = { problem: problem && toProblem(problem, { canWork }), proof }
    const status = problem ? describeProblem(problem).status : 200
    return { view: { ...fields, ...state } as AccountPayload, status }
  }

  /** For `catch`: answers an `AccountProblem` and rethrows everything else. */
  function orForm(show: (problem: AccountProblem) => Promise<Reply>) {
    return async (error: unknown): Promise<Reply> => {
      if (!(error instanceof AccountProblem)) throw error
      const reply = await show(error)
      if (error.retryAfter === null) return reply
      return { ...reply, headers: { ...reply.headers, 'retry-after': String(error.retryAfter) } }
    }
  }

  return {
    ...services,
    signIn: createSignIn(parts),
    signUp,
    phoneSignIn,
    passwordReset: createPasswordReset(parts, signUp.check),
    changes,
    contacts: createContactChanges({ ...parts, changes, phoneSignIn }),
    findSender,
    proofs,
    pathTo: paths.account,
    isOwnUrl: (text: string | null) => URL.parse(text ?? '')?.origin === siteUrl.origin,
    /** Where the visitor goes after signing in. Never to a provider, which our pages alone may start. */
    nextOf({ form, query }: Visit): string {
      const path = toOwnPath(form.get('next') ?? query.get('next'), siteUrl)
      return path.startsWith(paths.account('with/')) ? '' : path
    },
    showForm,
    orForm,
    /** Shows the form, or takes what was sent and shows the form again after a problem. */
    formPage:
      (
        show: (visit: Visit, problem: AccountProblem | null) => Promise<Reply>,
        receive: (visit: Visit) => Promise<Reply>,
      ): Page =>
      (visit) =>
        visit.isPost
          ? receive(visit).catch(orForm((problem) => show(visit, problem)))
          : show(visit, null),
    /** Another page's empty form, with the problem. `next` is where the visitor was going, as from `nextOf`. */
    async again(name: FormPage, problem: AccountProblem, next = ''): Promise<Reply> {
      const fields = { query: new URLSearchParams({ next }), form: new URLSearchParams() }
      const visit = { page: name, isPost: false, headers: new Headers(), address: '', ...fields }
      const reply = await findPage(name)(visit)
      if (!('view' in reply)) return reply
      const view = { ...reply.view, problem: toProblem(problem) }
      return { ...reply, view: view as typeof reply.view, status: describeProblem(problem).status }
    },
  }
}

function toProblem(problem: AccountProblem, help = { canWork: false }) {
  const { text, field } = describeProblem(problem, help)
  return { text, field }
}

/** The text of a field, or a parameter of the link. */
export function fieldOf({ form, query }: Visit, name: string): string {
  return form.get(name) ?? query.get(name) ?? ''
}
