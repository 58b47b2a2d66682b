import type { ReactNode } from 'react'
import { Avatar } from '../shell/avatar.tsx'
import { Button } from '../shell/button.tsx'
import { Problem } from '../shell/form/problem.tsx'
import { useSending } from '../shell/form/use-sending.ts'
import { formatNearTime } from '../shell/format-time.ts'
import type { DeskNote } from '../wire/discussion.ts'
import './discussion.css'

type NoteBoxProps = {
  note: Pick<DeskNote, 'text' | 'by' | 'at'>
  title: ReactNode
  /** `null` without permission. */
  onClear: (() => Promise<void>) | null
}

/** A note to the next editor. */
export function NoteBox({ note: { text, by, at }, title, onClear }: NoteBoxProps) {
  const { isBusy, problem, send } = useSending()
  return (
    <section className="hand" aria-label={`Note by ${by.name}`}>
      <h2>{title}</h2>
      <p className="cm__text">{text}</p>
      <p className="line">
        <Avatar person={by} />
        <span>
          {by.name}, {formatNearTime(at)}
        </span>
      </p>
      <Problem error={problem} />
      {onClear && (
        <Button isBusy={isBusy} onClick={() => void send(onClear)}>
          Thanks, done
        </Button>
      )}
    </section>
  )
}
