import { type Role, roles } from '../wire/roles.ts'
import { roleNames } from './role-names.ts'

type RoleChoiceProps = { role: Role; onChange: (role: Role) => void }

export function RoleChoice({ role, onChange }: RoleChoiceProps) {
  return (
    <fieldset className="f">
      <legend className="lab">Role</legend>
      <div className="seg full">
        {roles.map((one) => (
          <button key={one} type="button" aria-pressed={one === role} onClick={() => onChange(one)}>
            {roleNames[one]}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
