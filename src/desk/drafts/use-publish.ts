import { useState } from 'react'
import { DeskError } from '../call-desk.ts'
import { useDesk } from '../shell/desk-context.ts'
import { useSending } from '../shell/form/use-sending.ts'
import { act, type Changed, findChanged } from './document-acts.ts'
import { useStatusOf, useStore } from './use-draft.ts'

export type PublishOptions = {
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
  const hasDraft = useStatusOf(({ version, waiting }) => version > 0 || waiting > 0)
  const hasConflict = useStatusOf(({ conflicts }) => conflicts.length > 0)
  const { isBusy, send } = useSending()
  const [changed, setChanged] = useState<Changed | null>(null)
  const isStopped = isBusy || hasConflict || !hasDraft

  /** `seen`: what the person has looked at since. */
  function publish(seen?: string): void {
    if (isStopped) return
    setChanged(null)
    void send(async () => {
      try {
        await act(store, { id, name: 'publish', body: seen === undefined ? {} : { seen } })
        onLive(true)
        toast(`${title} is live.`)
      } catch (error) {
        const found = findChanged(error)
        if (found) {
          await store.pulse()
          return setChanged(found)
        }
        toast(error instanceof DeskError ? error.message : 'It could not be published.')
        onRefused?.()
      }
    })
  }

  const mayPublish = me.capabilities.includes('publish') && release === null
  return {
    hasDraft,
    isStopped,
    mayPublish,
    publish: () => publish(),
    /** A colleague's changes since; `publishSeen` publishes them once the person has looked. */
    changed,
    publishSeen: () => publish(changed?.seen),
    closeChanged: () => setChanged(null),
  }
}
