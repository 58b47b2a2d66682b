import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { DeskError } from '../call-desk.ts'
import { DiscussionContext } from '../discussion/discussion-context.ts'
import { fieldChoices, fieldNames } from '../discussion/field-choices.ts'
import { lateComments, lateNotices } from '../discussion/late-discussion.ts'
import { useDiscussionOf } from '../discussion/use-discussion-of.ts'
import type { OpenDraft } from '../drafts/open-draft.ts'
import { sendLeft } from '../drafts/send-left.ts'
import { useAutoUid } from '../drafts/use-auto-uid.ts'
import { useChecks } from '../drafts/use-checks.ts'
import { DraftContext, useDraft, useField, useStatusOf } from '../drafts/use-draft.ts'
import type { PageProps } from '../pages.ts'
import { DeskBar } from '../shell/desk-bar.tsx'
import { useDesk } from '../shell/desk-context.ts'
import { DeskPage } from '../shell/desk-page.tsx'
import { EmptyBox } from '../shell/empty-box.tsx'
import { LatePart, toLatePart } from '../shell/late-part.tsx'
import { LoadFailure } from '../shell/load-failure.tsx'
import { useLoaded } from '../shell/use-loaded.ts'
import type { DocumentModel } from '../wire/documents.ts'
import { FormBar } from './form-bar.tsx'
import { freshDeal, newDocumentId } from './fresh-deal.ts'
import { PasteBox } from './paste-box.tsx'
import { Section } from './section.tsx'
import { useBrandTerms } from './use-brand-terms.ts'
import { useShownFindings } from './use-shown-findings.ts'
import { WhatSection } from './what-section.tsx'

const formRest = toLatePart(
  'The rest of the form',
  async () => (await import('./form-rest.tsx')).FormRest,
)

/** The site's own cards come after the form. */
const visitorsSee = toLatePart(
  'What visitors will see',
  async () => (await import('./visitors-see.tsx')).VisitorsSee,
)

/** A deal: its facts as controls on the left, what visitors will see on the right. */
export function Page({ params, query }: PageProps) {
  const [fresh] = useState(() => (params.id ? null : freshDeal(newDocumentId('deal'), new Date())))
  const id = params.id ?? fresh?.id ?? ''
  const { me } = useDesk()
  const opening = useDraft(id, { release: query.get('release'), fresh })
  const { value: model, problem } = useLoaded<DocumentModel>('/models/deal')
  // A new deal has no address yet, so this page saves what closed tabs have left.
  useEffect(() => {
    // After the first paint.
    const timer = setTimeout(() => sendLeft(me.id).catch(() => {}))
    return () => clearTimeout(timer)
  }, [me.id])
  if (opening.state === 'failed') return <Failed error={opening.error} />
  if (!model && problem) return <LoadFailure error={problem} />
  if (opening.state === 'opening' || !model) return <Opening />
  return (
    <DraftContext value={opening.draft.store}>
      <DealForm id={id} release={query.get('release')} draft={opening.draft} model={model} />
    </DraftContext>
  )
}

function Opening() {
  return (
    <>
      <DeskBar title="Deal" />
      <main id="main" className="fm" aria-busy="true">
        <div className="skel" />
        <div className="skel" />
      </main>
    </>
  )
}

/** The placeholder of the visitors' view. */
function See() {
  return <aside className="see" aria-busy="true" />
}

function Failed({ error }: { error: unknown }) {
  return (
    <DeskPage title="Deal">
      <EmptyBox>
        {error instanceof DeskError ? error.message : 'This deal could not be opened.'}
      </EmptyBox>
    </DeskPage>
  )
}

type DealFormProps = { id: string; release: string | null; draft: OpenDraft; model: DocumentModel }

function DealForm({ id, release, draft, model }: DealFormProps) {
  const [isLive, setLive] = useState(Boolean(draft.opened?.published))
  const [at, setAt] = useState<string | null>(null)
  const checked = useChecks(id, at)
  const found = useStatusOf((status) => status.findings)
  const isSaved = useStatusOf(({ version }) => version > 0)
  const [note, onBrand] = useBrandTerms()
  const [title] = useField<unknown>(['data', 'title'])
  useAutoUid(String(title ?? ''), isLive)
  const findings = checked?.findings ?? found
  const says = checked?.deal ?? null
  const isThere = draft.opened !== null || isSaved
  const { shown, onBlur, goToFirst } = useShownFindings(findings, draft.opened === null)
  const discussion = useDiscussionOf(id, isThere && release === null)
  const hasDiscussion = release === null && discussion.discussion !== null
  const fields = useMemo(() => fieldChoices(model), [model])
  // The sections below a phone's first screen are drawn once that screen can be used.
  const isWhole = useDeferredValue(true, false)
  return (
    <DiscussionContext value={release === null ? discussion : null}>
      <FormBar {...{ id, release, isLive, findings }} onLive={setLive} onFindings={goToFirst} />
      <div className="form3">
        <main id="main" className="fm" onBlur={onBlur}>
          {hasDiscussion && (
            <LatePart part={lateNotices} props={{ isLive, nameOf: fieldNames(fields) }} />
          )}
          <PasteBox model={model} />
          <WhatSection
            findings={shown}
            similar={checked?.similar ?? []}
            note={note}
            isNew={draft.opened === null}
            onBrand={onBrand}
          />
          {isWhole && (
            <LatePart
              part={formRest}
              props={{ findings: shown, says, model }}
              waiting={<div className="skel" />}
            />
          )}
          {hasDiscussion && (
            <Section name="Comments">
              <LatePart part={lateComments} props={{ fields }} />
            </Section>
          )}
        </main>
        {isWhole ? (
          <LatePart
            part={visitorsSee}
            props={{ id, release, says, at, onMove: setAt, isThere: draft.opened !== null }}
            waiting={<See />}
          />
        ) : (
          <See />
        )}
      </div>
    </DiscussionContext>
  )
}
