import { useState } from 'react'
import { Button } from './button.tsx'
import { useDesk } from './desk-context.ts'
import { Dialog } from './dialog.tsx'
import { hasSingleKeys, setSingleKeys } from './keys.ts'
import { Tick } from './tick.tsx'
import '../styles/key-help.css'

/** Every key of the page and of the desk. */
export function KeyHelp({ onClose }: { onClose: () => void }) {
  const { acts } = useDesk()
  const [isOn, setIsOn] = useState(hasSingleKeys)
  const known = new Map(acts.list().map((act) => [act.keys ?? '', act.name]))
  known.delete('')

  return (
    <Dialog title="Keys" onClose={onClose}>
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
      <Tick
        look="line sm"
        label="Single keys work while no field has the focus"
        isOn={isOn}
        onChange={(next) => {
          setSingleKeys(next)
          setIsOn(next)
        }}
      />
      <Button look="go" onClick={onClose}>
        Close
      </Button>
    </Dialog>
  )
}
