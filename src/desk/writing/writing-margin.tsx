import { useId, useMemo, useState } from 'react'
import { useDiscussion } from '../discussion/discussion-context.ts'
import { fieldChoices, fieldNames } from '../discussion/field-choices.ts'
import { lateComments, lateNotices } from '../discussion/late-discussion.ts'
import { SaveState } from '../drafts/save-state.tsx'
import { useStatusOf } from '../drafts/use-draft.ts'
import { ConflictBoxes } from '../fields/conflict-boxes.tsx'
import { FindingList } from '../fields/finding-list.tsx'
import { lateDraftFields } from '../fields/late-draft-fields.ts'
import { LatePart } from '../shell/late-part.tsx'
import type { DeskFinding, DocumentModel, NamedField, Path } from '../wire/documents.ts'

type WritingMarginProps = {
  isLive: boolean
  details: readonly NamedField[]
  findings: readonly DeskFinding[]
  model: DocumentModel
}

type Tab = 'comments' | 'checks' | 'details'

/** Beside the text: findings, comments, and the fields that are not text. */
export function WritingMargin({ isLive, details, findings, model }: WritingMarginProps) {
  const id = useId()
  const conflicts = useStatusOf((status) => status.conflicts)
  const state = useDiscussion()
  const [chosen, setTab] = useState<Tab | null>(null)
  const open = state?.discussion?.threads.filter(({ resolved }) => resolved === null) ?? []
  // Open comments come first, because somebody waits for an answer.
  const tab = chosen ?? (open.length > 0 ? 'comments' : 'checks')
  const fields = useMemo(() => fieldChoices(model), [model])
  const names = new Set(details.map(({ name }) => name))
  // Conflicts of the fields under "Details" are shown beside them.
  const own = conflicts.filter(({ path }) => !names.has(path[1] ?? ''))
  return (
    <aside className="marg" aria-label="Comments, checks and details">
      {state?.discussion && (
        <LatePart part={lateNotices} props={{ isLive, nameOf: fieldNames(fields) }} />
      )}
      <div className="seg full" role="tablist" aria-label="Beside the text">
        {state && (
          <TabButton id={id} name="comments" tab={tab} onOpen={setTab}>
            Comments {open.length}
          </TabButton>
        )}
        <TabButton id={id} name="checks" tab={tab} onOpen={setTab}>
          Checks {findings.length}
        </TabButton>
        {details.length > 0 && (
          <TabButton id={id} name="details" tab={tab} onOpen={setTab}>
            Details
          </TabButton>
        )}
      </div>
      <ConflictBoxes conflicts={own} labelOf={(path) => nameOf(path, fieldNames(fields))} />
      <div className="col" id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${tab}`}>
        {tab === 'comments' && <LatePart part={lateComments} props={{ fields }} />}
        {tab === 'checks' && findings.length === 0 && <p className="cm">Nothing to correct.</p>}
        {tab === 'checks' && <FindingList id={`${id}-findings`} findings={findings} />}
        {tab === 'details' && (
          <LatePart
            part={lateDraftFields}
            props={{ fields: details, findings, slices: model.slices }}
            waiting={<div className="skel" />}
          />
        )}
        {tab === 'checks' && (
          <section className="cm">
            <b>Every word is kept</b>
            <p>On this device at once, on the server a second later.</p>
            <div className="narrow">
              <SaveState />
            </div>
          </section>
        )}
      </div>
    </aside>
  )
}

type TabButtonProps = {
  id: string
  name: Tab
  tab: Tab
  onOpen: (tab: Tab) => void
  children: React.ReactNode
}

function TabButton({ id, name, tab, onOpen, children }: TabButtonProps) {
  return (
    <button
      type="button"
      role="tab"
      id={`${id}-${name}`}
      aria-controls={`${id}-panel`}
      aria-selected={tab === name}
      onClick={() => onOpen(name)}
    >
      {children}
    </button>
  )
}

/** Inside a slice zone it is the text itself, not the zone. */
function nameOf([first, name = 'the text', ...inside]: Path, labelOf: (name: string) => string) {
  if (first !== 'data') return first ?? 'the document'
  return inside.length > 0 ? 'the text' : labelOf(name)
}
