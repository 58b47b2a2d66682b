import { Box } from '../shell/box.tsx'
import { Button } from '../shell/button.tsx'
import { Problem } from '../shell/form/problem.tsx'
import { useSending } from '../shell/form/use-sending.ts'
import { formatNearTime } from '../shell/format-time.ts'
import type { InvitationRow } from '../wire/people.ts'
import { roleNames } from './role-names.ts'

type InvitationsProps = {
  rows: readonly InvitationRow[]
  takeBack: (email: string) => Promise<void>
}

/** Links that nobody has used yet. */
export function Invitations({ rows, takeBack }: InvitationsProps) {
  const { isBusy, problem, send } = useSending()
  return (
    <Box title="Invited">
      <Problem error={problem} />
      <ul className="rows">
        {rows.map(({ email, name, role, expiresAt }) => (
          <li key={`${email} ${expiresAt}`}>
            <div className="grow">
              <b className="cut">{name ?? email}</b>
              <p className="meta">{`${roleNames[role]}${name === null ? '' : ', signs in again'}, until ${formatNearTime(expiresAt)}`}</p>
            </div>
            <Button isBusy={isBusy} onClick={() => send(() => takeBack(email))}>
              Take back
            </Button>
          </li>
        ))}
      </ul>
    </Box>
  )
}
