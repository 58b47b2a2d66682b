import { Link } from '../link.tsx'
import { DeskPage } from '../shell/desk-page.tsx'
import { LoadFailure } from '../shell/load-failure.tsx'
import { useLoaded } from '../shell/use-loaded.ts'
import type { PartnerList } from '../wire/reports.ts'

/** Every landing page, with the report of its partner. */
export function Page() {
  const { value: answer, problem: failure } = useLoaded<PartnerList>('/reports')
  if (!answer && failure) return <LoadFailure error={failure} />
  return (
    <DeskPage title="Partners">
      <ul className="box rows" aria-label="Partners">
        {answer?.partners.map(({ uid, title }) => (
          <li key={uid}>
            <b className="grow">{title}</b>
            <Link className="b" to={`/reports/${uid}`} aria-label={`Report of ${title}`}>
              Report
            </Link>
          </li>
        ))}
      </ul>
    </DeskPage>
  )
}
