import { useEffect, useRef, useState } from 'react'
import { callDesk } from '../call-desk.ts'
import { Button } from '../shell/button.tsx'
import { Chips } from '../shell/chips.tsx'
import { useDesk } from '../shell/desk-context.ts'
import { Dialog } from '../shell/dialog.tsx'
import { Form } from '../shell/form/form.tsx'
import { Problem } from '../shell/form/problem.tsx'
import { TextField } from '../shell/form/text-field.tsx'
import { useSending } from '../shell/form/use-sending.ts'
import { Tick } from '../shell/tick.tsx'
import { useLoaded } from '../shell/use-loaded.ts'
import type { SavedView, SavedViews } from '../wire/views.ts'

type ViewBarProps = {
  list: string
  question: string
  /** The id of the view that the question came from. */
  view: string | null
  onAsk: (question: string, view: string | null) => void
}

/** The views of a list: a click asks their question, and another question can be kept. */
export function ViewBar({ list, question, view, onAsk }: ViewBarProps) {
  const { me } = useDesk()
  const { value, reload } = useLoaded<SavedViews>(`/views?list=${list}`)
  const [isKeeping, setKeeping] = useState(false)
  const views = value?.views ?? []
  const current = views.find(({ id }) => id === view) ?? null
  const isChanged = current !== null && current.query !== question
  const isAsked = useRef(question !== '')
  useEffect(() => {
    if (isAsked.current || !current) return
    isAsked.current = true
    // A short address names the view alone.
    if (question === '') onAsk(current.query, current.id)
  })
  const mayKeep = me.capabilities.includes('write') && (question !== '' || current !== null)
  if (views.length === 0 && !mayKeep) return null
  return (
    <Chips
      label="Views"
      chips={views.map(({ id, name, isOwn, by }) => ({
        value: id,
        name,
        count: isOwn ? undefined : by,
      }))}
      chosen={isChanged ? null : view}
      onChoose={(id) => {
        const chosen = views.find((each) => each.id === id)
        if (chosen) onAsk(chosen.query, chosen.id)
      }}
    >
      {mayKeep && (
        <Button look="bare" onClick={() => setKeeping(true)}>
          {current?.isOwn && !isChanged ? 'Edit view…' : 'Keep this view…'}
        </Button>
      )}
      {isKeeping && (
        <ViewDialog
          list={list}
          question={question}
          current={current?.isOwn ? current : null}
          onDone={async (id) => {
            await reload()
            onAsk(question, id)
          }}
          onClose={() => setKeeping(false)}
        />
      )}
    </Chips>
  )
}

type ViewDialogProps = {
  list: string
  question: string
  /** The person's own view that is shown; it can be changed and removed. */
  current: SavedView | null
  onDone: (id: string | null) => Promise<void>
  onClose: () => void
}

function ViewDialog({ list, question, current, onDone, onClose }: ViewDialogProps) {
  const { toast } = useDesk()
  const { isBusy, problem, send } = useSending()
  const [name, setName] = useState(current?.name ?? '')
  const [isShared, setIsShared] = useState(current?.isShared ?? false)
  const isSameName = current !== null && current.name === name.trim()

  const keep = () =>
    send(async () => {
      // Another name makes another view, unless only the name of a view is changed.
      const id =
        current && (isSameName || current.query === question) ? current.id : crypto.randomUUID()
      await callDesk('POST', '/views', { id, list, name, query: question, isShared })
      onClose()
      toast(`“${name.trim()}” is kept${isShared ? ' for the team' : ''}.`)
      await onDone(id)
    })
  const remove = () =>
    send(async () => {
      await callDesk('POST', `/views/${current?.id}/remove`, {})
      onClose()
      toast(`“${current?.name}” is removed.`)
      await onDone(null)
    })

  return (
    <Dialog title="Keep this view" onClose={onClose}>
      <Form className="col" onSend={() => void keep()}>
        <TextField label="Name" required maxLength={60} value={name} onChange={setName} />
        <Tick label="Share it with the team" isOn={isShared} onChange={setIsShared} />
        <Problem error={problem} />
        <div className="bs">
          <Button look="go" type="submit" isBusy={isBusy}>
            {isSameName ? 'Change the view' : 'Keep'}
          </Button>
          {current && (
            <Button look="bad" isBusy={isBusy} onClick={() => void remove()}>
              Remove
            </Button>
          )}
          <Button look="bare" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
