import { useEffect, useState } from 'react'
import { callDesk, DeskError } from '../call-desk.ts'
import { navigate } from '../link.tsx'
import { PrintedCodes } from '../people/printed-codes.tsx'
import { Button } from '../shell/button.tsx'
import { Door } from '../shell/door.tsx'
import type { InvitationInfo, Joined } from '../wire/people.ts'
import { JoinForm } from './join-form.tsx'

/** Where invitations lead. The link's secret is in the fragment, which is not sent to the server. */
export function Page() {
  const [secret] = useState(() => location.hash.slice(1))
  const [info, setInfo] = useState<InvitationInfo | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  useEffect(() => {
    async function open(): Promise<void> {
      const found = await callDesk<InvitationInfo>('POST', '/invitation', { secret })
      if (!found.isLocal) return setInfo(found)
      await callDesk<Joined>('POST', '/join', { secret })
      navigate('/', { replace: true })
    }
    open().catch((error) => {
      if (!(error instanceof DeskError)) throw error
      setProblem(error.message)
    })
  }, [secret])

  function onJoined({ recoveryCodes }: Joined): void {
    if (recoveryCodes.length > 0) setCodes(recoveryCodes)
    else navigate('/', { replace: true })
  }

  if (codes) {
    return (
      <Door title="Print these" note="Each signs you in once if your phone is lost.">
        <PrintedCodes codes={codes} />
        <Button look="go tall" onClick={() => navigate('/', { replace: true })}>
          Open the desk
        </Button>
      </Door>
    )
  }
  return (
    <Door
      title="The desk"
      note={info ? `You join as ${info.role}.` : 'For people with an invitation.'}
    >
      {info ? (
        <JoinForm secret={secret} info={info} onJoined={onJoined} />
      ) : (
        <p className="sm" role="status">
          {problem ?? 'Opening the desk.'}
        </p>
      )}
    </Door>
  )
}
