import { useState } from 'react'
import { newDocumentId } from '../deal-form/fresh-deal.ts'
import { stateNames } from '../documents/state-names.ts'
import { Link, navigate } from '../link.tsx'
import { Box } from '../shell/box.tsx'
import { Button } from '../shell/button.tsx'
import { useActs, useDesk } from '../shell/desk-context.ts'
import { DeskPage } from '../shell/desk-page.tsx'
import { EmptyBox } from '../shell/empty-box.tsx'
import { TextField } from '../shell/form/text-field.tsx'
import { useLoaded } from '../shell/use-loaded.ts'
import type { DocumentList, DocumentRow } from '../wire/documents.ts'
import type { PageRow } from '../wire/pages.ts'

/** Everything that is written: posts, landing pages, and pages of blocks. */
export function Page() {
  const { me } = useDesk()
  const [words, setWords] = useState('')
  const { value: posts } = useLoaded<DocumentList>(
    `/documents?${new URLSearchParams({ type: 'post', words })}`,
  )
  const { value: landings } = useLoaded<DocumentList>(
    `/documents?${new URLSearchParams({ type: 'landing', words })}`,
  )
  const { value: pages } = useLoaded<{ rows: readonly PageRow[] }>(
    `/pages?${new URLSearchParams({ words })}`,
  )
  const mayWrite = me.capabilities.includes('write')
  const begin = (type: string) => navigate(`/writing/${newDocumentId(type)}?new=${type}`)
  useActs(
    mayWrite
      ? [
          { name: 'New post', run: () => begin('post') },
          { name: 'New landing page', run: () => begin('landing') },
        ]
      : [],
  )
  return (
    <DeskPage
      title="Writing"
      acts={
        mayWrite && (
          <Button look="go" onClick={() => begin('post')}>
            New post
          </Button>
        )
      }
    >
      <div className="col">
        <TextField label="Find by words" type="search" value={words} onChange={setWords} />
        <Listed title="Posts" total={posts?.total} rows={posts?.rows.map(toLine)} />
        <Listed title="Landing pages" total={landings?.total} rows={landings?.rows.map(toLine)} />
        <Listed
          title="Pages"
          total={pages?.rows.length}
          rows={pages?.rows.map(({ id, title, hasDraft }) => ({
            to: `/pages/${id}`,
            title,
            state: hasDraft ? 'Draft of a live page' : 'Live',
            isDraft: hasDraft,
          }))}
        />
      </div>
    </DeskPage>
  )
}

type Line = { to: string; title: string; state: string; isDraft: boolean }

function toLine({ id, title, state, hasDraft }: DocumentRow): Line {
  const isDraftOfLive = state === 'live' && hasDraft
  return {
    to: `/writing/${id}`,
    title: title || 'Without a title',
    state: isDraftOfLive ? 'Draft of a live text' : stateNames[state],
    isDraft: hasDraft || state === 'draft',
  }
}

type ListedProps = { title: string; total: number | undefined; rows: readonly Line[] | undefined }

function Listed({ title, total, rows }: ListedProps) {
  return (
    <Box title={title} note={total}>
      {rows === undefined && <div className="skel" />}
      {rows?.length === 0 && <EmptyBox>Nothing matches these words.</EmptyBox>}
      <ul className="rows">
        {rows?.map(({ to, title: name, state, isDraft }) => (
          <li key={to}>
            <Link className="grow" to={to}>
              <b>{name}</b>
            </Link>
            <span className={isDraft ? 'st info' : 'st ok'}>{state}</span>
          </li>
        ))}
      </ul>
    </Box>
  )
}
