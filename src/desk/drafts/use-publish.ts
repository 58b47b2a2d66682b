import { useState } from 'react'
import { DeskError } from '../call-desk.ts'
import { useDesk } from '../shell/desk-context.ts'
import { act } from './document-acts.ts'
import { useStatus, useStore } from './use-draft.ts'

type PublishOptions = {
  id: string
  title: string
  /** The campaign that the draft is in. It is published with it. */
  release: string | null
  onLive: (isLive: boolean) => void
  onRefused?: () => void
}

/** Publishing the open draft. `isStopped`: there is nothing to publish, or somebody has to choose first. */
export function usePublish({ id, title, release, onLive, onRefused }: PublishOptions) {
  const store = useStore()
  const { toast, me } = useDesk()
  const { version, conflicts, waiting } = useStatus()
  const [isBusy, setIsBusy] = useState(false)
  const hasDraft = version > 0 || waiting > 0
  const isStopped = isBusy || conflicts.length > 0 || !hasDraft

  async function publish(): Promise<void> {
    if (isStopped) return
    setIsBusy(true)
    try {
      await act(store, { id, name: 'publish' })
      onLive(true)
      toast(`${title} is live.`)
    } catch (error) {
      toast(error instanceof DeskError ? error.message : 'It could not be published.')
      onRefused?.()
    } finally {
      setIsBusy(false)
    }
  }

  const mayPublish = me.capabilities.includes('publish') && release === null
  return { hasDraft, isStopped, mayPublish, publish: () => void publish() }
}
