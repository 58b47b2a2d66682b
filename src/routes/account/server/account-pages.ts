import type { AccountService } from '#accounts/create-accounts.ts'
import type { Proofs } from '#accounts/proofs.ts'
import type { Pages } from '#accounts/visit.ts'
import { createAlertPage, type FindSearch } from '../alert/server/alert-page.ts'
import { createCodePage } from '../code/server/code-page.ts'
import { createDeletePage } from '../delete/server/delete-page.ts'
import { createExportPage } from '../export/server/export-page.ts'
import { createForgotPage } from '../forgot/server/forgot-page.ts'
import { createConfirmPage, createLinkPage, createNewEmailPage } from '../open/server/open-page.ts'
import type { AccountPayload } from '../payload.ts'
import {
  createCallbackPage,
  createProviderPage,
  createReturnedPage,
} from '../provider/server/provider-pages.ts'
import { createResetPage } from '../reset/server/reset-page.ts'
import { createSettingsPage } from '../settings/server/settings-page.ts'
import { createSignInPage } from '../sign-in/server/sign-in-page.ts'
import { createSignOutPage } from '../sign-out/server/sign-out-page.ts'
import { createSignUpPage } from '../sign-up/server/sign-up-page.ts'
import { createTokenPage } from '../token/server/token-page.ts'
import { createUnsubscribePage } from '../unsubscribe/server/unsubscribe-page.ts'
import {
  createUnsubscribeReportPage,
  type MonthlyReport,
} from '../unsubscribe-report/server/unsubscribe-report-page.ts'
import { createPageParts, type Page } from './page-parts.ts'
import type { ReminderOffer, VisitorData, VisitorDetails } from './visitor-data.ts'

type AccountPagesOptions = {
  accounts: AccountService
  details: VisitorDetails
  data: VisitorData
  proofs: Proofs
  reminders: ReminderOffer
  findSearch: FindSearch
  report: MonthlyReport
}

/** The pages under `/account/`, as one table. */
export function createAccountPages(
  options: AccountPagesOptions,
): Pages<AccountPayload> & { names: string[] } {
  const { accounts, details, data, proofs, reminders, findSearch, report } = options
  const { sessions } = accounts.parts
  const parts = createPageParts({ accounts, proofs, findPage: (name) => pages[name] })

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
    alert: createAlertPage(parts, { details, reminders, findSearch }),
    'sign-out': createSignOutPage(parts),
    export: createExportPage(parts, data),
    delete: createDeletePage(parts, data),
    token: createTokenPage(parts, accounts.tokens),
    returned: createReturnedPage(parts),
    unsubscribe: createUnsubscribePage(parts, { tokens: accounts.unsubscribeTokens, details }),
    'unsubscribe-report': createUnsubscribeReportPage(accounts.reportTokens, report),
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
    find(name: string): Page | null {
      if (name.startsWith('with/')) return renewing(providerPage)
      return Object.hasOwn(pages, name) ? renewing(pages[name as keyof typeof pages]) : null
    },
    /** It needs a link of ours instead of a session. */
    isForEverybody: (name: string) => name === 'unsubscribe' || name === 'unsubscribe-report',
    comeBack: renewing(createCallbackPage(parts)),
  }
}
