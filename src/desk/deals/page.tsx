import { DocumentList } from '../documents/document-list.tsx'
import { Link, navigate } from '../link.tsx'
import type { PageProps } from '../pages.ts'
import { useActs, useDesk } from '../shell/desk-context.ts'
import { DeskPage } from '../shell/desk-page.tsx'
import type { DocumentRow } from '../wire/documents.ts'

/** Every deal: live, draft, scheduled and ended. */
export function Page({ query }: PageProps) {
  const { me } = useDesk()
  const mayWrite = me.capabilities.includes('write')
  useActs(mayWrite ? [{ name: 'New deal', keys: 'n', run: () => navigate('/deals/new') }] : [])
  return (
    <DeskPage
      title="Deals"
      acts={
        mayWrite && (
          <Link className="b go wide" to="/deals/new">
            New deal<kbd>n</kbd>
          </Link>
        )
      }
    >
      <DocumentList type="deal" noun="deal" query={query} toPath={toPath} />
    </DeskPage>
  )
}

/** A new deal that waits in a release is opened there. */
function toPath({ id, release }: DocumentRow): string {
  return release === null ? `/deals/${id}` : `/deals/${id}?release=${encodeURIComponent(release)}`
}
