import { Button } from '../shell/button.tsx'
import type { DeskFinding } from '../wire/documents.ts'
import type { usePublish } from './use-publish.ts'

type PublishButtonProps = {
  publishing: ReturnType<typeof usePublish>
  findings: readonly DeskFinding[]
}

export function PublishButton({ publishing, findings }: PublishButtonProps) {
  const { isStopped, publish } = publishing
  const stops = findings.filter(({ severity }) => severity === 'stops').length
  return (
    <Button
      look="go"
      isBusy={isStopped}
      title={stops > 0 ? `${stops} to correct first` : 'Ctrl-Enter'}
      onClick={publish}
    >
      Publish
    </Button>
  )
}
