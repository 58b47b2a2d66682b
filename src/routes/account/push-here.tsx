import { useEffect, useRef, useState } from 'react'
import { paths } from '#lib/paths.ts'
import button from '#ui/button.module.css'
import type { SettingsView } from './payload.ts'

/** `unknown` on the server, and `unable` where a browser has no notifications: nothing is offered then. */
type State = 'unknown' | 'unable' | 'off' | 'asking' | 'on' | 'denied' | 'failed'

type PushHereProps = { publicKey: string; devices: SettingsView['push']['devices'] }

const texts: Partial<Record<State, string>> = {
  on: 'This device is on the list.',
  denied:
    'Your browser does not allow notifications from this site. Its settings for this site can change that.',
  failed: 'That did not work just now. Nothing has changed. Try again later.',
}

/** Puts the browser in front of the visitor on the list of devices. It asks for leave only after a tap. */
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
          <button
            type="button"
            className={button.button}
            data-look="quiet"
            aria-disabled={state === 'asking'}
            onClick={() => {
              if (state !== 'asking') void turnOn()
            }}
          >
            Get notifications on this device
          </button>
        </div>
      )}
    </form>
  )
}
