import { useEffect, useState } from 'react'
import { hasAccountCookie } from '#lib/account-cookie.ts'
import { NO_REPORTS, toReportText, UNLISTED_DEAL } from '#lib/account-reports.ts'
import { formatDay } from '#lib/format-day.ts'
import * as paths from '#lib/paths.ts'
import { Section } from '#ui/section.tsx'
import { useVisitor } from '#ui/visitor.ts'
import type { MyReport } from '#visitor/report-schema.ts'

type Reading = 'reading' | 'unread' | MyReport[]

/** Whether the visitor is signed in, and the reports that only the account has. */
export function AccountPart() {
  const { actions } = useVisitor()
  // This runs in browsers only, so it can read the cookie right away.
  const [isIn, setIn] = useState(() => hasAccountCookie(document.cookie))
  const [reports, setReports] = useState<Reading>('reading')

  useEffect(() => {
    if (!isIn) return
    let isGone = false
    const read = async () => {
      const found = await (await actions.extras()).reports().mine()
      if (isGone) return
      if (found) setReports(found)
      else setIn(false)
    }
    read().catch(() => setReports('unread'))
    return () => {
      isGone = true
    }
  }, [actions, isIn])

  if (!isIn) {
    return (
      <p className="saved-tools">
        Your saved deals are only on this device. To see them on your other devices,{' '}
        <a href={paths.accountThen('sign-in', paths.profile)}>sign in</a>.
      </p>
    )
  }
  return (
    <>
      <div id="reports">
        <Section heading="Your reports">
          <Reports reports={reports} />
        </Section>
      </div>
      <p className="saved-tools">
        You are signed in. This list syncs with <a href={paths.account('settings')}>your account</a>{' '}
        on all your devices.
      </p>
    </>
  )
}

function Reports({ reports }: { reports: Reading }) {
  if (reports === 'reading') return <p>Loading your reports.</p>
  if (reports === 'unread') return <p>Your reports could not be loaded. Try again later.</p>
  if (reports.length === 0) return <p>{NO_REPORTS}</p>
  return (
    <ul className="saved-reports">
      {reports.map(({ day, outcome, deal }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes while it is shown.
        <li key={index}>
          {deal ? <a href={deal.path}>{deal.title}</a> : UNLISTED_DEAL}
          <small>{toReportText(outcome === 'worked', formatDay(day))}</small>
        </li>
      ))}
    </ul>
  )
}
