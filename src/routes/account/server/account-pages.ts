import { AccountProblem } from '#accounts/account-problem.ts'
import { createAskers } from '#accounts/asker.ts'
import { createChanges } from '#accounts/changes.ts'
import type { AccountService } from '#accounts/create-accounts.ts'
import { toOwnPath } from '#accounts/own-path.ts'
import type { Proofs } from '#accounts/proofs.ts'
import { createSignIn } from '#accounts/sign-in.ts'
import { createSignUp } from '#accounts/sign-up.ts'
import type { Page } from '#accounts/visit.ts'
import * as paths from '#lib/paths.ts'
import { createCodePage } from '../code/server/code-page.ts'
import {
  createDeletePage,
  createExportPage,
  createSignOutPage,
  type VisitorData,
} from '../delete/server/delete-page.ts'
import { createConfirmPage, createLinkPage, createNewEmailPage } from '../open/server/open-page.ts'
import {
  createCallbackPage,
  createProviderPage,
  createReturnedPage,
} from '../provider/server/callback-page.ts'
import { createForgotPage, createResetPage } from '../reset/server/reset-page.ts'
import {
  createSettingsPage,
  type ReminderOffer,
  type VisitorDetails,
} from '../settings/server/settings-page.ts'
import { createSignInPage } from '../sign-in/server/sign-in-page.ts'
import { createSignUpPage } from '../sign-up/server/sign-up-page.ts'
import { createTokenPage } from '../token/server/token-page.ts'
import { createUnsubscribePage } from '../unsubscribe/server/unsubscribe-page.ts'
import type { PageName, PageParts } from './page-parts.ts'
import { describeProblem } from './problem-texts.ts'

type AccountPagesOptions = {
  accounts: AccountService
  details: VisitorDetails
  data: VisitorData
  proofs: Proofs
  reminders: ReminderOffer
}

export type AccountPages = ReturnType<typeof createAccountPages>

/** The pages under `/account/`, as one table. */
export function createAccountPages(options: AccountPagesOptions) {
  const { accounts, details, data, proofs, reminders } = options
  const { siteUrl } = accounts
  const signIn = createSignIn(accounts.parts)
  const signUp = createSignUp(accounts.parts)
  const { sessions } = accounts.parts

  const parts: PageParts = {
    ...accounts.parts,
    signIn,
    signUp,
    changes: createChanges({ ...accounts.parts, signIn, signUp, offered: accounts.offered }),
    askers: createAskers({ browsers: accounts.parts.browsers, proofs }),
    proofs,
    offered: accounts.offered,
    nameOf: (provider) => accounts.providers.find(({ id }) => id === provider)?.name ?? provider,
    pathTo: (page: PageName) => paths.account(page),
    toOwnPath: (text) => toOwnPath(text, siteUrl),
    nextOf: ({ form, query }) => toOwnPath(form.get('next') ?? query.get('next'), siteUrl),
    async toForm(problem) {
      const canHelp = problem?.canWork ?? false
      const proof = await proofs.offer({ canHelp })
      const canWork = canHelp && proof !== null
      return { problem: problem && toProblem(problem, { canWork }), proof }
    },
    statusOf: (problem) => (problem ? describeProblem(problem).status : 200),
    orForm: (show) => async (error) => {
      if (!(error instanceof AccountProblem)) throw error
      const reply = await show(error)
      const { retryAfter } = error
      if (retryAfter === null) return reply
      return { ...reply, headers: { ...reply.headers, 'retry-after': String(retryAfter) } }
    },
    async again(page, problem) {
      const empty = {
        page,
        isPost: false,
        query: new URLSearchParams(),
        form: new URLSearchParams(),
      }
      const reply = await pages[page]({ ...empty, headers: new Headers(), address: '' })
      if (!('view' in reply)) return reply
      const view = { ...reply.view, problem: toProblem(problem) }
      return { ...reply, view: view as typeof reply.view, status: describeProblem(problem).status }
    },
  }

  const pages = {
    'sign-in': createSignInPage(parts),
    'sign-up': createSignUpPage(parts),
    code: createCodePage(parts),
    link: createLinkPage(parts),
    confirm: createConfirmPage(parts),
    forgot: createForgotPage(parts),
    reset: createResetPage(parts),
    'new-email': createNewEmailPage(parts),
    settings: createSettingsPage(parts, { details, reminders }),
    'sign-out': createSignOutPage(parts),
    export: createExportPage(parts, data),
    delete: createDeletePage(parts, data),
    token: createTokenPage(parts, accounts.tokens),
    returned: createReturnedPage(parts),
    unsubscribe: createUnsubscribePage(parts, { tokens: accounts.unsubscribeTokens, details }),
  }
  const providerPage = createProviderPage(parts)

  /** Each visit extends the session, whatever the page answers. */
  const renewing =
    (page: Page): Page =>
    async (visit) => {
      const reply = await page(visit)
      const { cookies: set = [] } = reply
      return { ...reply, cookies: [...set, ...sessions.renewedFor(visit.headers, set)] }
    }

  return {
    /** The names that may follow `/account/`, besides `with/…`. */
    names: Object.keys(pages),
    /** `null` when there is no such page. */
    find(name: string): Page | null {
      if (name.startsWith('with/')) return renewing(providerPage)
      return Object.hasOwn(pages, name) ? renewing(pages[name as keyof typeof pages]) : null
    },
    /** Whether any origin may post to the page. It needs a link of ours instead of a session. */
    isForEverybody: (name: string) => name === 'unsubscribe',
    /** Where providers send visitors back to. `page` is the provider's id. */
    comeBack: renewing(createCallbackPage(parts)),
  }
}

function toProblem(problem: AccountProblem, help = { canWork: false }) {
  const { text, field } = describeProblem(problem, help)
  return { text, field }
}
