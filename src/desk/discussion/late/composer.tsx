import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../shell/button.tsx'
import { Problem } from '../../shell/form/problem.tsx'
import { useSending } from '../../shell/form/use-sending.ts'
import { type Colleague, discussionLimits } from '../../wire/discussion.ts'
import { mentionsIn, withMention, wordAt } from './mention-text.ts'

type ComposerProps = {
  label: string
  /** The label of the button. */
  verb: string
  /** Who can be mentioned; nobody in notes. */
  people?: readonly Colleague[]
  mayBeEmpty?: boolean
  autoFocus?: boolean
  /** The id stays the same when it is sent again. */
  onSend: (said: { id: string; text: string; mentions: string[] }) => Promise<void>
  onCancel?: () => void
}

/** A few sentences to colleagues. Typing @ offers their names; Ctrl-Enter sends. */
export function Composer({
  label,
  verb,
  people = [],
  mayBeEmpty = false,
  autoFocus = false,
  onSend,
  onCancel,
}: ComposerProps) {
  const { field, text, setText, setCaret, offered, pick } = useMentions(people)
  const [id, setId] = useState<string>(() => crypto.randomUUID())
  const { isBusy, problem, send } = useSending()
  const inputId = useId()
  const isReady = !isBusy && (mayBeEmpty || text.trim() !== '')

  async function submit(): Promise<void> {
    if (!isReady) return
    await send(async () => {
      await onSend({ id, text: text.trim(), mentions: mentionsIn(text, people) })
      setText('')
      setId(crypto.randomUUID())
    })
  }

  function onKeyDown(event: KeyboardEvent): void {
    const [first] = offered
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      // Otherwise the page would publish, which has the same key.
      event.preventDefault()
      event.stopPropagation()
      void submit()
    } else if (event.key === 'Enter' && first) {
      event.preventDefault()
      pick(first)
    } else if (event.key === 'Escape' && onCancel) {
      event.stopPropagation()
      onCancel()
    }
  }

  return (
    <div className="cmp">
      <label className="lab" htmlFor={inputId}>
        {label}
      </label>
      <textarea
        ref={field}
        id={inputId}
        className="in"
        rows={2}
        // biome-ignore lint/a11y/noAutofocus: the person has just asked for this field.
        autoFocus={autoFocus}
        maxLength={discussionLimits.text}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          setCaret(target.selectionStart)
        }}
        onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
        onKeyDown={onKeyDown}
      />
      <OfferedNames people={offered} onPick={pick} />
      <Problem error={problem} />
      <div className="bs">
        <Button disabled={!isReady} title="Ctrl-Enter" onClick={() => void submit()}>
          {verb}
        </Button>
        {onCancel && (
          <Button look="bare" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </div>
  )
}

/** The text, and the people whose names begin like the word at the caret. */
function useMentions(people: readonly Colleague[]) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const [caret, setCaret] = useState(0)
  const word = people.length > 0 ? wordAt(text, caret) : null
  const offered = word === null ? [] : matching(people, word)

  function pick(person: Colleague): void {
    const next = withMention(text, caret, person.name)
    // Synchronously, so that the next key finds the caret in its place.
    flushSync(() => {
      setText(next.text)
      setCaret(next.caret)
    })
    field.current?.focus()
    field.current?.setSelectionRange(next.caret, next.caret)
  }

  return { field, text, setText, setCaret, offered, pick }
}

type OfferedNamesProps = { people: readonly Colleague[]; onPick: (person: Colleague) => void }

function OfferedNames({ people, onPick }: OfferedNamesProps) {
  const [first] = people
  return (
    <div className="bs cmp__names" role="status">
      {first && (
        <>
          <span className="sr">Enter mentions {first.name}.</span>
          {people.map((person) => (
            <Button key={person.id} onClick={() => onPick(person)}>
              @{person.name}
            </Button>
          ))}
        </>
      )}
    </div>
  )
}

const MOST_OFFERED = 5

function matching(people: readonly Colleague[], word: string): Colleague[] {
  const typed = word.toLowerCase()
  return people.filter(({ name }) => name.toLowerCase().startsWith(typed)).slice(0, MOST_OFFERED)
}
