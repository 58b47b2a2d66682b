import { hasAccountCookie } from '#lib/account-cookie.ts'
import { ownKeys } from '#lib/storage-keys.ts'
import { storedText, storeText } from '#ui/device-storage.ts'
import type { DealReports } from '#ui/visitor.ts'
import type { MyReport, ReportCounts } from '#visitor/report-schema.ts'
import { createAccountKey } from './account-key.ts'
import { createCallable } from './callable.ts'
import { FunctionsError } from './callable-error.ts'
import { functionsAddress } from './functions-address.ts'

/** Readers' reports on whether deals work. */
export function createDealReports(): DealReports {
  const getKey = createAccountKey()
  const isSignedIn = hasAccountCookie(document.cookie)
  const call = createCallable({
    url: functionsAddress(),
    fetch: fetch.bind(window),
    authToken: async () =>
      isSignedIn ? ((await getKey())?.token ?? null) : `anonymous.${deviceSecret()}`,
  })

  return {
    read: (dealId) => call('readDealReports', { dealId }) as Promise<ReportCounts | null>,
    async mine() {
      if (!isSignedIn || !(await getKey())) return null
      return (await call('readMyReports')) as MyReport[]
    },
    async send(report) {
      try {
        return (await call('reportDeal', report)) as ReportCounts | null
      } catch (error) {
        if (!needsProof(error)) throw error
        const challenge = await call('challengeReport', { dealId: report.dealId })
        const { solveProof } = await import('#routes/account/solve-proof.ts')
        const appCheckToken = await solveProof(challenge)
        return (await call('reportDeal', report, { appCheckToken })) as ReportCounts | null
      }
    },
  }
}

function needsProof(error: unknown): boolean {
  if (!(error instanceof FunctionsError)) return false
  return (error.details as { reason?: string } | undefined)?.reason === 'app-check'
}

/** Lets a second report replace the first. Without storage each page load has a new secret, and the server counts by network. */
function deviceSecret(): string {
  const secret = storedText(ownKeys.reporter) ?? crypto.randomUUID() + crypto.randomUUID()
  storeText(ownKeys.reporter, secret)
  return secret
}
