import { useState } from 'react'
import { callDesk } from '../call-desk.ts'
import { addPasskey, hasPasskeys } from '../passkey.ts'
import { Box } from '../shell/box.tsx'
import { Button } from '../shell/button.tsx'
import { useDesk } from '../shell/desk-context.ts'
import { Form } from '../shell/form/form.tsx'
import { Problem } from '../shell/form/problem.tsx'
import { TextField } from '../shell/form/text-field.tsx'
import { useSending } from '../shell/form/use-sending.ts'
import { formatNearTime } from '../shell/format-time.ts'
import { DeskIcon } from '../shell/icon.tsx'
import { useLoaded } from '../shell/use-loaded.ts'
import type { PasskeyRow } from '../wire/people.ts'
import { OwnPassword } from './password-fields.tsx'

/** Passkeys sign in without password and code. */
export function MyPasskeys() {
  const { me, refresh, toast } = useDesk()
  const { value, reload } = useLoaded<{ passkeys: PasskeyRow[] }>('/me/passkeys')
  const [name, setName] = useState('')
  const [current, setCurrent] = useState('')
  const { isBusy, problem, send } = useSending()
  if (me.isLocal || !hasPasskeys()) return null

  const change = (said: string, act: () => Promise<unknown>) =>
    send(async () => {
      await act()
      toast(said)
      setName('')
      setCurrent('')
      await Promise.all([reload(), refresh()])
    })

  return (
    <Box title="Your passkeys">
      <ul className="rows">
        {value?.passkeys.map(({ id, name: known, addedAt }) => (
          <li key={id}>
            <DeskIcon name="key" />
            <div className="grow">
              <b>{known}</b>
              <p className="meta">{`Added ${formatNearTime(addedAt)}`}</p>
            </div>
            <Button
              aria-label={`Remove ${known}`}
              isBusy={isBusy}
              onClick={() =>
                change(`${known} is removed.`, () =>
                  callDesk('POST', `/me/passkeys/${encodeURIComponent(id)}/remove`, {}),
                )
              }
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      <Form
        className="pad col"
        onSend={() =>
          void change('The passkey works from now on.', () => addPasskey(name, current))
        }
      >
        <TextField
          label="Name of this device"
          required
          maxLength={60}
          value={name}
          onChange={setName}
        />
        {value?.passkeys.length === 0 && <OwnPassword value={current} onChange={setCurrent} />}
        <Problem error={problem} />
        <div className="bs">
          <Button type="submit" isBusy={isBusy}>
            <DeskIcon name="plus" size="s" />
            Add a passkey
          </Button>
        </div>
      </Form>
    </Box>
  )
}
