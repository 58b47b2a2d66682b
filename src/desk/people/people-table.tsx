import { useState } from 'react'
import { callDesk } from '../call-desk.ts'
import { Avatar } from '../shell/avatar.tsx'
import { Box } from '../shell/box.tsx'
import { Button } from '../shell/button.tsx'
import { useDesk } from '../shell/desk-context.ts'
import { formatTimeOrNow } from '../shell/format-time.ts'
import { DeskIcon } from '../shell/icon.tsx'
import { Table } from '../shell/table.tsx'
import type { Invited, PeopleList, PersonRow } from '../wire/people.ts'
import { LinkDialog } from './link-dialog.tsx'
import { PersonDialog } from './person-dialog.tsx'
import { roleNames } from './role-names.ts'

type PeopleTableProps = { list: PeopleList; reload: () => Promise<void> }

export function PeopleTable({ list, reload }: PeopleTableProps) {
  const { toast } = useDesk()
  const [chosen, setChosen] = useState<PersonRow | null>(null)
  const [link, setLink] = useState<string | null>(null)
  const missing = list.people.filter(({ secondFactor }) => secondFactor === 'missing')

  async function giveLink({ id }: PersonRow): Promise<void> {
    setLink((await callDesk<Invited>('POST', `/people/${id}/again`, {})).link)
  }

  return (
    <>
      {missing.map(({ id, name }) => (
        <div key={id} className="find bad">
          <DeskIcon name="lock" size="s" />
          <p>
            <b>{name} has no second factor.</b> Editors and admins without one can read, not
            publish.
          </p>
        </div>
      ))}
      <Box title="People" note={`${list.people.length} of at most ${list.most}`}>
        <Table
          label="People"
          look="people"
          heads={['Desk', 'Role', 'Second factor', 'Last here']}
          hasActs
        >
          {list.people.map((person) => (
            <Row key={person.id} person={person} onMore={() => setChosen(person)} />
          ))}
        </Table>
      </Box>
      {chosen && (
        <PersonDialog
          person={chosen}
          giveLink={() => giveLink(chosen)}
          onDone={async (text) => {
            toast(text)
            await reload()
          }}
          onClose={() => setChosen(null)}
        />
      )}
      {link !== null && <LinkDialog link={link} days={1} onClose={() => setLink(null)} />}
    </>
  )
}

function Row({ person, onMore }: { person: PersonRow; onMore: () => void }) {
  const { me } = useDesk()
  const { name, email, role, seenAt } = person
  return (
    <tr>
      <td>
        <span className="line">
          <Avatar person={person} />
          <span>
            <b>
              {name} {person.id === me.id && <span className="meta">you</span>}
            </b>
            <span className="meta block">{email}</span>
          </span>
        </span>
      </td>
      <td>{roleNames[role]}</td>
      <td>
        <FactorTag person={person} />
      </td>
      <td className="meta">{seenAt === null ? 'Not lately' : formatTimeOrNow(seenAt)}</td>
      <td className="r">
        <Button look="ic" aria-label={`More for ${name}`} onClick={onMore}>
          <DeskIcon name="more" size="s" />
        </Button>
      </td>
    </tr>
  )
}

function FactorTag({ person: { secondFactor } }: { person: PersonRow }) {
  if (secondFactor === 'not-needed') return <span className="st">Not needed</span>
  const isMissing = secondFactor === 'missing'
  return (
    <span className={isMissing ? 'st hot' : 'st ok'}>
      <DeskIcon name={isMissing ? 'alert' : 'clock'} />
      {isMissing ? 'Missing' : 'Codes'}
    </span>
  )
}
