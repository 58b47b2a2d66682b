import { LateDialog } from '../shell/late-dialog.tsx'
import { changedDialog } from './late-dialogs.ts'
import type { usePublish } from './use-publish.ts'

type PublishChangedProps = {
  publishing: Pick<ReturnType<typeof usePublish>, 'changed' | 'publishSeen' | 'closeChanged'>
}

/** Shown when a colleague has changed the draft since whoever publishes looked. */
export function PublishChanged({ publishing }: PublishChangedProps) {
  const { changed, publishSeen, closeChanged } = publishing
  if (!changed) return null
  return (
    <LateDialog
      part={changedDialog}
      props={{
        changed,
        goOn: 'Publish it like this',
        onGoOn: publishSeen,
        onClose: closeChanged,
      }}
    />
  )
}
