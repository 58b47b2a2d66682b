import { useState } from 'react'
import { useActs, useDesk } from '../shell/desk-context.ts'
import { useDiscussion } from './discussion-context.ts'

/** Whether the draft can be sent for review, and the dialog for it. */
export function useSendForReview({ hasDraft }: { hasDraft: boolean }) {
  const { me } = useDesk()
  const state = useDiscussion()
  const [isOpen, setOpen] = useState(false)
  const isWaiting = Boolean(state?.discussion?.review)
  const maySend = state !== null && hasDraft && !isWaiting && me.capabilities.includes('write')
  useActs(maySend ? [{ name: 'Send for review', run: () => setOpen(true) }] : [])
  return { maySend, isWaiting, isOpen, open: () => setOpen(true), close: () => setOpen(false) }
}
