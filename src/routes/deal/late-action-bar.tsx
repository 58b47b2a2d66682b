import { type ComponentType, useEffect, useState } from 'react'
import type { DealPayload } from './payload.ts'

type Bar = ComponentType<{ payload: DealPayload }>

/** The action bar comes after the page, and only to phones: nothing in it works without script. */
export function LateActionBar({ payload }: { payload: DealPayload }) {
  const [ActionBar, setActionBar] = useState<Bar>()
  useEffect(() => {
    if (!matchMedia('(max-width: 63.99rem)').matches) return
    import('./action-bar.tsx').then(
      (loaded) => setActionBar(() => loaded.ActionBar),
      // All that it does can be done further up the page.
      () => {},
    )
  }, [])
  return ActionBar && <ActionBar payload={payload} />
}
