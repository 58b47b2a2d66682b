import { useState } from 'react'
import type { BlockMap } from '#lib/block-map.ts'
import { DiscussionContext } from '../discussion/discussion-context.ts'
import { useDiscussionOf } from '../discussion/use-discussion-of.ts'
import type { OpenDraft } from '../drafts/open-draft.ts'
import { DraftContext, useDocument, useDraft, useField, useStore } from '../drafts/use-draft.ts'
import type { PageProps } from '../pages.ts'
import { DeskPage } from '../shell/desk-page.tsx'
import { EmptyBox } from '../shell/empty-box.tsx'
import { LatePart, toLatePart } from '../shell/late-part.tsx'
import { toPageDraftId } from '../wire/document-path.ts'
import { WritingBar } from '../writing/writing-bar.tsx'
import { WritingMargin } from '../writing/writing-margin.tsx'
import { readDecorations } from './decorations.ts'
import { rootOf } from './page-outline.ts'
import '../writing/writing.css'

const pageField = toLatePart('The editor', async () => (await import('./page-field.tsx')).PageField)

/** A page of blocks: the legal ones, questions and answers. */
export function Page({ params }: PageProps) {
  const id = toPageDraftId(params.id ?? '')
  const opening = useDraft(id, {})
  if (opening.state === 'open') {
    return (
      <DraftContext value={opening.draft.store}>
        <BlockPage id={id} draft={opening.draft} />
      </DraftContext>
    )
  }
  return (
    <DeskPage title="Page" isBusy={opening.state === 'opening'}>
      {opening.state === 'failed' ? (
        <EmptyBox>There is no such page.</EmptyBox>
      ) : (
        <div className="skel" />
      )}
    </DeskPage>
  )
}

const NO_FIELDS = { tabs: {}, slices: {}, id: 'richtext_page', label: 'Page', repeatable: true }

function BlockPage({ id, draft }: { id: string; draft: OpenDraft }) {
  const store = useStore()
  const map = (useDocument()?.data ?? {}) as BlockMap
  const [isLive, setIsLive] = useState(Boolean(draft.opened?.published))
  const root = rootOf(map) ?? ''
  const [title, setTitle] = useField<unknown>(['data', root, 'value', 'properties', 'title'])
  const words = readDecorations(title)?.text ?? ''
  const findings = draft.opened?.findings ?? []
  const discussion = useDiscussionOf(id, true)
  const head = (
    <textarea
      className="bare-in title"
      rows={1}
      aria-label="Title"
      value={words}
      onChange={({ target }) => setTitle([[target.value.replaceAll('\n', ' ')]])}
    />
  )
  return (
    <DiscussionContext value={discussion}>
      <WritingBar
        id={id}
        isLive={isLive}
        findings={findings}
        release={null}
        title={words}
        kind="Pages"
        onLive={setIsLive}
      />
      <div className="wr">
        <main id="main">
          <LatePart
            part={pageField}
            props={{
              value: map,
              onChange: (next) => setBlocks(store, map, next),
              children: head,
            }}
            waiting={<article className="page" aria-busy="true" />}
            failed={(notice) => (
              <article className="page">
                {head}
                {notice}
              </article>
            )}
          />
        </main>
        <WritingMargin isLive={isLive} details={[]} findings={findings} model={NO_FIELDS} />
      </div>
    </DiscussionContext>
  )
}

/** Each block is a separate change. New blocks come before the lists that name them. */
function setBlocks(store: ReturnType<typeof useStore>, before: BlockMap, after: BlockMap): void {
  const names = Object.keys(after).filter((name) => after[name] !== before[name])
  const isNew = (name: string) => !Object.hasOwn(before, name)
  for (const name of [...names.filter(isNew), ...names.filter((one) => !isNew(one))]) {
    store.set(['data', name], after[name])
  }
  for (const name of Object.keys(before)) {
    if (!Object.hasOwn(after, name)) store.set(['data', name], undefined)
  }
}
