import { useEffect, useRef, useState } from 'react'
import * as paths from '#lib/paths.ts'
import { QuietButton } from '#ui/quiet-button.tsx'
import type { SettingsView } from './payload.ts'

/** `unknown` on the server; `unable` in a browser without notifications. Both show nothing. */
type State = 'unknown' | 'unable' | 'off' | 'asking' | 'on' | 'denied' | 'failed'

type PushHereProps = { publicKey: string; devices: SettingsView['push']['devices'] }

const texts: Partial<Record<State, string>> = {
  on: 'This device receives notifications.',
  denied:
    'Your browser blocks notifications from this site. You can allow them in its site settings.',
  failed: 'That did not work. Nothing has changed. Try again later.',
}

/** Adds this browser to the account's devices. Asks for permission only after a tap. */
export function PushHere({ publicKey, devices }: PushHereProps) {
  const [state, setState] = useState<State>('unknown')
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    let isWanted = true
    void import('./subscribe-push.ts')
      .then(({ findPushState }) => findPushState(devices))
      .then(
        (found) => isWanted && setState(found),
        () => isWanted && setState('unable'),
      )
    return () => {
      isWanted = false
    }
  }, [devices])

  async function turnOn(): Promise<void> {
    setState('asking')
    try {
      const { subscribePush } = await import('./subscribe-push.ts')
      const subscription = await subscribePush(publicKey)
      if (subscription === null) return setState('denied')
      if (!field.current) return
      field.current.value = subscription
      form.current?.requestSubmit()
    } catch {
      setState('failed')
    }
  }

  if (state === 'unknown' || state === 'unable') return null
  const canAsk = state === 'off' || state === 'asking' || state === 'failed'
  return (
    <form ref={form} method="post" action={paths.account('settings')}>
      <input type="hidden" name="act" value="add-device" />
      <input ref={field} type="hidden" name="subscription" />
      <p className="acc-note" role="status">
        {texts[state]}
      </p>
      {canAsk && (
        <div className="acc-buttons">
          <QuietButton isOff={state === 'asking'} onClick={turnOn}>
            Get notifications on this device
          </QuietButton>
        </div>
      )}
    </form>
  )
}
