import { DocumentList } from '../documents/document-list.tsx'
import { Link, navigate } from '../link.tsx'
import type { PageProps } from '../pages.ts'
import { DeskBar } from '../shell/desk-bar.tsx'
import { useActs, useDesk } from '../shell/desk-context.ts'
import type { DocumentRow } from '../wire/documents.ts'

/** Every deal: live, written, scheduled and over. */
export function Page({ query }: PageProps) {
  const { me } = useDesk()
  const mayWrite = me.capabilities.includes('write')
  useActs(mayWrite ? [{ name: 'New deal', keys: 'n', run: () => navigate('/deals/new') }] : [])
  return (
    <>
      <DeskBar title="Deals">
        {mayWrite && (
          <Link className="b go wide" to="/deals/new">
            New deal<kbd>n</kbd>
          </Link>
        )}
      </DeskBar>
      <main id="main" className="main">
        <DocumentList type="deal" noun="deal" query={query} toPath={toPath} />
      </main>
    </>
  )
}

/** A new deal that waits in a release is opened there. */
function toPath({ id, release }: DocumentRow): string {
  return release === null ? `/deals/${id}` : `/deals/${id}?release=${encodeURIComponent(release)}`
}
