import { useState } from 'react'
import { callDesk } from '../call-desk.ts'
import { Link } from '../link.tsx'
import { Button } from '../shell/button.tsx'
import { useActs, useDesk } from '../shell/desk-context.ts'
import { DeskPage } from '../shell/desk-page.tsx'
import { Problem } from '../shell/form/problem.tsx'
import { DeskIcon } from '../shell/icon.tsx'
import { useLoaded } from '../shell/use-loaded.ts'
import type { PeopleList } from '../wire/people.ts'
import { Invitations } from './invitations.tsx'
import { InviteForm } from './invite-form.tsx'
import { MyPasskeys } from './my-passkeys.tsx'
import { MyPassword } from './my-password.tsx'
import { MySecondFactor } from './my-second-factor.tsx'
import { MySessions } from './my-sessions.tsx'
import { PeopleTable } from './people-table.tsx'
import { RoleTable } from './role-table.tsx'

/** Shows admins everybody at the desk. Others see only their own sign-in. */
export function Page() {
  const { me } = useDesk()
  return me.capabilities.includes('people') ? <AdminPage /> : <OwnPage />
}

function OwnPage() {
  const { me } = useDesk()
  return (
    <DeskPage title={me.name} crumb="You">
      <div className="two">
        <div className="col">
          <MySecondFactor />
          <MyPasskeys />
          <MyPassword />
          <RoleTable />
        </div>
        <MySessions />
      </div>
    </DeskPage>
  )
}

function AdminPage() {
  const { value, problem, reload } = useLoaded<PeopleList>('/people')
  const [isInviting, setIsInviting] = useState(false)
  useActs([{ name: 'Invite somebody', keys: 'i', run: () => focusInvite() }])

  function focusInvite(): void {
    setIsInviting(true)
    document.getElementById('invite-email')?.focus()
  }

  return (
    <DeskPage
      title="People"
      acts={
        <>
          <Link className="b wide" to="/audit">
            <DeskIcon name="history" size="s" />
            Audit log
          </Link>
          <Button look="go" onClick={focusInvite} aria-expanded={isInviting}>
            <DeskIcon name="plus" size="s" />
            Invite
          </Button>
        </>
      }
    >
      <Problem error={problem} />
      <div className="two">
        <div className="col">
          {value ? <PeopleTable list={value} reload={reload} /> : <div className="skel" />}
          <RoleTable />
        </div>
        <div className="col">
          {value && <InviteForm list={value} reload={reload} />}
          {value && value.invitations.length > 0 && (
            <Invitations rows={value.invitations} takeBack={takeBack} />
          )}
          <MySecondFactor />
          <MyPasskeys />
          <MyPassword />
          <MySessions />
        </div>
      </div>
    </DeskPage>
  )

  async function takeBack(email: string): Promise<void> {
    await callDesk('POST', '/people/take-back', { email })
    await reload()
  }
}
