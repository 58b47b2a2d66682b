import { Box } from '../shell/box.tsx'
import { DeskIcon } from '../shell/icon.tsx'
import { Table } from '../shell/table.tsx'
import { type Capability, capabilitiesOf, roles } from '../wire/roles.ts'
import { roleNames } from './role-names.ts'

const acts: readonly { name: string; needs: Capability }[] = [
  { name: 'Write, comment, send for review, add pictures', needs: 'write' },
  { name: 'Publish, schedule, take down, re-check', needs: 'publish' },
  { name: 'Restore from the history', needs: 'restore' },
  { name: 'Reports of all partners', needs: 'reports' },
  { name: 'Own report and previews', needs: 'ownReport' },
  { name: 'Delete, types, people, tokens, audit log', needs: 'people' },
]

/** Read from the same table that the server checks. */
export function RoleTable() {
  return (
    <Box title="Who may do what">
      <Table label="Who may do what" heads={['Act', ...roles.map((role) => roleNames[role])]}>
        {acts.map(({ name, needs }) => (
          <tr key={name}>
            <td>{name}</td>
            {roles.map((role) => (
              <td key={role}>
                <YesOrNo
                  isYes={capabilitiesOf(role, { isProved: true }).includes(needs as never)}
                />
              </td>
            ))}
          </tr>
        ))}
      </Table>
    </Box>
  )
}

function YesOrNo({ isYes }: { isYes: boolean }) {
  if (!isYes) return <span className="muted">No</span>
  return (
    <>
      <DeskIcon name="check" size="s" />
      <span className="sr">Yes</span>
    </>
  )
}
