import { useState } from 'react'
import { Button } from '../../shell/button.tsx'
import { useDiscussion } from '../discussion-context.ts'
import { Composer } from './composer.tsx'

/** Leaves a note for the next editor. */
export function LeaveNote() {
  const state = useDiscussion()
  const [isWriting, setWriting] = useState(false)
  if (!state?.discussion || !state.mayComment) return null
  if (!isWriting) {
    return (
      <Button look="leave" onClick={() => setWriting(true)}>
        Leave a note for the next editor…
      </Button>
    )
  }
  return (
    <div className="cm">
      <Composer
        label="Note for the next editor"
        verb="Pin it"
        autoFocus
        onSend={async ({ id, text }) => {
          await state.act('notes', { id, text })
          setWriting(false)
        }}
        onCancel={() => setWriting(false)}
      />
    </div>
  )
}
