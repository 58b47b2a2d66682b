import { useState } from 'react'
import { callDesk } from '../call-desk.ts'
import { Button } from '../shell/button.tsx'
import { Choice } from '../shell/choice.tsx'
import { useDesk } from '../shell/desk-context.ts'
import { Form } from '../shell/form/form.tsx'
import { Problem } from '../shell/form/problem.tsx'
import { TextField } from '../shell/form/text-field.tsx'
import { useSending } from '../shell/form/use-sending.ts'
import { DeskIcon } from '../shell/icon.tsx'
import type { Invited, PeopleList } from '../wire/people.ts'
import type { Role } from '../wire/roles.ts'
import { LandingChoice } from './landing-choice.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { roleOptions } from './role-names.ts'

type InviteFormProps = { list: PeopleList; reload: () => Promise<void> }

const notes: Record<Role, string> = {
  partner: 'A partner sees the report and the previews of its own landing page.',
  author: 'An author writes and sends for review.',
  editor: 'An editor publishes and needs a second factor.',
  admin: 'An admin may do everything and needs a second factor.',
}

export function InviteForm({ list, reload }: InviteFormProps) {
  const { toast } = useDesk()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<Role>('author')
  const [partner, setPartner] = useState<string | null>(null)
  const [link, setLink] = useState<string | null>(null)
  const { isBusy, problem, send } = useSending()

  const invite = (by: 'mail' | 'link') => async () => {
    const invited = await callDesk<Invited>('POST', '/people/invite', {
      email,
      role,
      partner: role === 'partner' ? partner : null,
      by,
    })
    setLink(invited.link)
    if (by === 'mail') toast(`Invitation sent to ${email}.`)
    setEmail('')
    setPartner(null)
    await reload()
  }

  return (
    <section className="box pad" aria-labelledby="invite-title">
      <Form className="col" onSend={() => void send(invite(list.canMail ? 'mail' : 'link'))}>
        <h2 className="h2" id="invite-title">
          Invite
        </h2>
        <TextField
          label="E-mail address"
          id="invite-email"
          type="email"
          required
          autoComplete="off"
          value={email}
          onChange={setEmail}
        />
        <Choice label="Role" options={roleOptions} value={role} onChange={setRole} />
        {role === 'partner' && <LandingChoice partner={partner} onChange={setPartner} />}
        <p className="meta">{`Works once, for 3 days. ${notes[role]}`}</p>
        <Problem error={problem} />
        <div className="bs">
          {list.canMail && (
            <Button look="go" type="submit" isBusy={isBusy}>
              <DeskIcon name="mail" size="s" />
              Send
            </Button>
          )}
          <Button
            look={!list.canMail && 'go'}
            type={list.canMail ? 'button' : 'submit'}
            isBusy={isBusy}
            onClick={list.canMail ? () => send(invite('link')) : undefined}
          >
            <DeskIcon name="link" size="s" />
            Copy a link instead
          </Button>
        </div>
      </Form>
      {link !== null && <LinkDialog link={link} days={3} onClose={() => setLink(null)} />}
    </section>
  )
}
