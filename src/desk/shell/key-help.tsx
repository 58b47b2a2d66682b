import { useState } from 'react'
import { Button } from './button.tsx'
import { useDesk } from './desk-context.ts'
import { hasSingleKeys, setSingleKeys } from './keys.ts'
import { useModal } from './use-modal.ts'
import '../styles/key-help.css'

/** Every key of the page and of the desk. */
export function KeyHelp({ onClose }: { onClose: () => void }) {
  const dialog = useModal()
  const { acts } = useDesk()
  const [isOn, setIsOn] = useState(hasSingleKeys)
  const known = new Map(acts.list().map((act) => [act.keys ?? '', act.name]))
  known.delete('')

  return (
    <dialog ref={dialog} className="dlg" aria-labelledby="keys-title" onClose={onClose}>
      <h2 className="h2" id="keys-title">
        Keys
      </h2>
      <dl className="keylist">
        {[...known].map(([keys, name]) => (
          <div key={keys}>
            <dt>{name}</dt>
            <dd>
              {keys.split(/[ ]/).map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <label className="line sm">
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => {
            setSingleKeys(target.checked)
            setIsOn(target.checked)
          }}
        />
        Single keys work while no field has the focus
      </label>
      <form method="dialog">
        <Button look="go" type="submit">
          Close
        </Button>
      </form>
    </dialog>
  )
}
