import { useState } from 'react'
import { callDesk } from '../call-desk.ts'
import { Button } from '../shell/button.tsx'
import { Choice } from '../shell/choice.tsx'
import { useDesk } from '../shell/desk-context.ts'
import { Dialog } from '../shell/dialog.tsx'
import { Problem } from '../shell/form/problem.tsx'
import { useSending } from '../shell/form/use-sending.ts'
import type { PersonRow } from '../wire/people.ts'
import { LandingChoice } from './landing-choice.tsx'
import { roleNames, roleOptions } from './role-names.ts'

type PersonDialogProps = {
  person: PersonRow
  giveLink: () => Promise<void>
  /** Reports what was done. */
  onDone: (text: string) => Promise<void>
  onClose: () => void
}

/** The actions of an admin on a person. */
export function PersonDialog({ person, giveLink, onDone, onClose }: PersonDialogProps) {
  const { me } = useDesk()
  const [role, setRole] = useState(person.role)
  const [partner, setPartner] = useState(person.partner)
  const { isBusy, problem, send } = useSending()

  async function changeRole(): Promise<void> {
    const body = { role, partner: role === 'partner' ? partner : null }
    await callDesk('POST', `/people/${person.id}/role`, body)
    onClose()
    await onDone(`${person.name} is ${roleNames[role].toLowerCase()} now.`)
  }
  async function remove(): Promise<void> {
    await callDesk('POST', `/people/${person.id}/remove`, {})
    onClose()
    await onDone(`${person.name} is removed and signed out.`)
  }
  async function giveNewLink(): Promise<void> {
    await giveLink()
    onClose()
  }

  return (
    <Dialog title={person.name} onClose={onClose}>
      <Choice label="Role" options={roleOptions} value={role} onChange={setRole} />
      {role === 'partner' && <LandingChoice partner={partner} onChange={setPartner} />}
      <Problem error={problem} />
      <div className="bs">
        <Button look="go" isBusy={isBusy} onClick={() => send(changeRole)}>
          Save the role
        </Button>
        <Button onClick={onClose}>Close</Button>
      </div>
      <div className="perf" />
      <p className="meta">
        A new link lets {person.name} choose a password and set up the second factor again. It signs
        them out everywhere when it is used.
      </p>
      <div className="bs">
        <Button isBusy={isBusy} onClick={() => send(giveNewLink)}>
          New sign-in link…
        </Button>
        {person.id !== me.id && (
          <Button look="bad" isBusy={isBusy} onClick={() => send(remove)}>
            Remove from the desk
          </Button>
        )}
      </div>
    </Dialog>
  )
}
