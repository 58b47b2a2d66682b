import { useMemo, useState } from 'react'
import { DeskError } from '../call-desk.ts'
import { DiscussionContext } from '../discussion/discussion-context.ts'
import { useDiscussionOf } from '../discussion/use-discussion-of.ts'
import type { OpenDraft } from '../drafts/open-draft.ts'
import { useAutoUid } from '../drafts/use-auto-uid.ts'
import { useChecks } from '../drafts/use-checks.ts'
import { DraftContext, useDraft, useField, useStatusOf } from '../drafts/use-draft.ts'
import type { PageProps } from '../pages.ts'
import { DeskPage } from '../shell/desk-page.tsx'
import { EmptyBox } from '../shell/empty-box.tsx'
import { LoadFailure } from '../shell/load-failure.tsx'
import { useLoaded } from '../shell/use-loaded.ts'
import type { DocumentModel, WrittenDocument } from '../wire/documents.ts'
import { WritingBar } from './writing-bar.tsx'
import { plainText, toWritingFields } from './writing-fields.ts'
import { WritingMargin } from './writing-margin.tsx'
import { WritingText } from './writing-text.tsx'
import './writing.css'

/** A post or a landing page. `?new=post` begins one. */
export function Page({ params, query }: PageProps) {
  const id = params.id ?? ''
  const type = query.get('new')
  const fresh = useMemo(() => (type === null ? null : toFresh(id, type)), [id, type])
  const release = query.get('release')
  const opening = useDraft(id, { release, fresh, mayBeSaved: true })
  const { model, failure } = useModel(opening.state === 'open' ? opening.draft : null, type)
  if (opening.state === 'failed') return <Problem error={opening.error} />
  if (!model && failure) return <LoadFailure error={failure} />
  if (opening.state === 'opening' || !model) {
    return (
      <DeskPage title="Writing" isBusy>
        <div className="skel" />
      </DeskPage>
    )
  }
  return (
    <DraftContext value={opening.draft.store}>
      <Writing id={id} release={release} draft={opening.draft} model={model} />
    </DraftContext>
  )
}

function toFresh(id: string, type: string): WrittenDocument {
  return { id, type, uid: null, tags: [], data: {} }
}

/** A document that nobody has saved yet comes without its model. */
function useModel(draft: OpenDraft | null, type: string | null) {
  const known = draft?.opened?.model ?? null
  const isAsked = draft !== null && known === null && type !== null
  const { value, problem } = useLoaded<DocumentModel>(
    isAsked ? `/models/${encodeURIComponent(type)}` : null,
  )
  return { model: known ?? value, failure: problem }
}

type WritingProps = { id: string; release: string | null; draft: OpenDraft; model: DocumentModel }

function Writing({ id, release, draft, model }: WritingProps) {
  const checked = useChecks(id, null)
  const [isLive, setIsLive] = useState((draft.opened?.published ?? null) !== null)
  const fields = useMemo(() => toWritingFields(model), [model])
  const findings = checked?.findings ?? draft.opened?.findings ?? []
  const [titleValue] = useField<unknown>(['data', fields.title?.name ?? ''])
  const title = plainText(titleValue)
  useAutoUid(title, isLive)
  const isSaved = useStatusOf(({ version }) => version > 0)
  const isThere = draft.opened !== null || isSaved
  const discussion = useDiscussionOf(id, isThere && release === null)
  return (
    <DiscussionContext value={release === null ? discussion : null}>
      <WritingBar
        id={id}
        title={title}
        kind={`${model.label}s`}
        release={release}
        isLive={isLive}
        findings={findings}
        onLive={setIsLive}
      />
      <div className="wr">
        <main id="main">
          <WritingText model={model} fields={fields} />
        </main>
        <WritingMargin isLive={isLive} details={fields.details} findings={findings} model={model} />
      </div>
    </DiscussionContext>
  )
}

function Problem({ error }: { error: unknown }) {
  const isGone = error instanceof DeskError && error.status === 404
  return (
    <DeskPage title="Writing">
      <EmptyBox>
        {isGone
          ? 'There is no such text. It may have been deleted.'
          : 'The text did not load. Try again in a moment: what you typed is kept.'}
      </EmptyBox>
    </DeskPage>
  )
}
