import { sendAll } from '../../drafts/document-acts.ts'
import { useStore } from '../../drafts/use-draft.ts'
import { useDesk } from '../../shell/desk-context.ts'
import { Dialog } from '../../shell/dialog.tsx'
import { useDiscussion } from '../discussion-context.ts'
import { Composer } from './composer.tsx'
import '../discussion.css'

/** Sends the draft to the editors, with a note. What was typed goes up first. */
export function SendForReview({ onClose }: { onClose: () => void }) {
  const store = useStore()
  const state = useDiscussion()
  const { toast } = useDesk()
  if (!state) return null
  return (
    <Dialog title="Send for review" onClose={onClose}>
      <p className="meta">Every editor sees it first in Today.</p>
      <Composer
        label="Note for the editor (optional)"
        verb="Send"
        mayBeEmpty
        autoFocus
        onSend={async ({ id, text }) => {
          await sendAll(store)
          await state.act('review', { id, note: text })
          toast('Sent for review.')
          onClose()
        }}
        onCancel={onClose}
      />
    </Dialog>
  )
}
