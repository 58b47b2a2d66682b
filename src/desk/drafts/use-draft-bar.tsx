import { useState } from 'react'
import { useSendForReview } from '../discussion/use-send-for-review.ts'
import { LateDialog } from '../shell/late-dialog.tsx'
import { useIdleLoad } from '../shell/use-idle-load.ts'
import { changedDialog, draftDialogs, scheduleDialog, sendForReview } from './late-dialogs.ts'
import { useStatusOf } from './use-draft.ts'
import { type PublishOptions, usePublish } from './use-publish.ts'

export type DraftBarOptions = PublishOptions & { isLive: boolean }

/** What the bar above a draft offers for the whole document, with the dialogs that it opens. */
export function useDraftBar({ isLive, ...options }: DraftBarOptions) {
  const { id, onLive } = options
  const presence = useStatusOf((status) => status.presence)
  const scheduled = useStatusOf((status) => status.scheduled)
  const [isScheduling, setScheduling] = useState(false)
  const publishing = usePublish(options)
  const { hasDraft, changed } = publishing
  const review = useSendForReview({ hasDraft })
  useIdleLoad(draftDialogs)

  const dialogs = (
    <>
      {isScheduling && (
        <LateDialog
          part={scheduleDialog}
          props={{
            ...{ id, isLive, hasDraft, scheduled },
            onUnpublished: () => onLive(false),
            onClose: () => setScheduling(false),
          }}
        />
      )}
      {review.isOpen && <LateDialog part={sendForReview} props={{ onClose: review.close }} />}
      {changed && (
        <LateDialog
          part={changedDialog}
          props={{
            changed,
            goOn: 'Publish it like this',
            onGoOn: publishing.publishSeen,
            onClose: publishing.closeChanged,
          }}
        />
      )}
    </>
  )
  return { presence, scheduled, publishing, review, schedule: () => setScheduling(true), dialogs }
}
