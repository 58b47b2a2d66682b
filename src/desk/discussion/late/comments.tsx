import { useState } from 'react'
import { Select } from '../../shell/form/select.tsx'
import type { Thread } from '../../wire/discussion.ts'
import { useDiscussion } from '../discussion-context.ts'
import type { FieldChoice } from '../field-choices.ts'
import { Composer } from './composer.tsx'
import { LeaveNote } from './leave-note.tsx'
import { ThreadBox } from './thread-box.tsx'
import '../discussion.css'

type CommentsProps = {
  /** The fields that can be talked about, by path and name. */
  fields: readonly FieldChoice[]
}

/**
 * The comments on a document, and a form for another. Leaves out open threads that stand beside their fields; folds
 * resolved ones.
 */
export function Comments({ fields }: CommentsProps) {
  const state = useDiscussion()
  const [about, setAbout] = useState('')
  if (!state?.discussion) return null
  const { act, colleagues, mayComment, besides } = state
  const { threads } = state.discussion
  const isBeside = ({ path, isFieldGone }: Thread) =>
    path !== null && !isFieldGone && besides.has(path.slice(0, 2).join('.'))
  const open = threads.filter((thread) => thread.resolved === null && !isBeside(thread))
  const resolved = threads.filter((thread) => thread.resolved !== null)
  const labelOf = ({ path }: Thread) => {
    if (path === null) return null
    const [field] = fields.filter((each) => each.path.every((step, place) => step === path[place]))
    return field?.label ?? path.at(1) ?? path.join(' ')
  }
  return (
    <>
      <div className="cms">
        {open.length === 0 && <p className="meta">No open comments.</p>}
        {open.map((thread) => (
          <ThreadBox key={thread.id} thread={thread} about={labelOf(thread)} state={state} />
        ))}
        {mayComment && (
          <div className="cm">
            {fields.length > 0 && (
              <Select
                label="About"
                options={[
                  ['', 'The whole document'],
                  ...fields.map(({ path, label }) => [path.join('.'), label] as const),
                ]}
                value={about}
                onChange={setAbout}
              />
            )}
            <Composer
              label="Comment"
              verb="Comment"
              people={colleagues}
              onSend={async (said) => {
                const path = about === '' ? null : about.split('.')
                await act('comments', { ...said, thread: null, path })
              }}
            />
          </div>
        )}
        {resolved.length > 0 && (
          <details className="cm__old">
            <summary>{resolved.length} resolved</summary>
            <div className="cms">
              {resolved.map((thread) => (
                <ThreadBox key={thread.id} thread={thread} about={labelOf(thread)} state={state} />
              ))}
            </div>
          </details>
        )}
      </div>
      <LeaveNote />
    </>
  )
}
