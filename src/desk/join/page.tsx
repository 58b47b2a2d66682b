import { useEffect, useState } from 'react'
import { callDesk, DeskError } from '../call-desk.ts'
import { navigate } from '../link.tsx'
import { Door } from '../shell/door.tsx'
import type { InvitationInfo } from '../wire/people.ts'

/** Where invitations lead. The link's secret is in the fragment, which is not sent to the server. */
export function Page() {
  const [problem, setProblem] = useState<string | null>(null)

  useEffect(() => {
    const secret = location.hash.slice(1)
    async function join(): Promise<void> {
      const { isLocal } = await callDesk<InvitationInfo>('POST', '/invitation', { secret })
      if (!isLocal) return
      await callDesk('POST', '/join', { secret })
      navigate('/', { replace: true })
    }
    join().catch((error) =>
      setProblem(error instanceof DeskError ? error.message : 'The desk does not open.'),
    )
  }, [])

  return (
    <Door title="The desk" note="For people with an invitation.">
      <p className="sm">{problem ?? 'Opening the desk.'}</p>
    </Door>
  )
}
