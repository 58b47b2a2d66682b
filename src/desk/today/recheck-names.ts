import type { DeskIconName } from '../shell/icon.tsx'
import type { RecheckAct } from '../wire/today.ts'

type RecheckName = { act: RecheckAct; name: string; key: string; icon: DeskIconName }

/** What can be true at the counter. */
export const recheckNames: readonly RecheckName[] = [
  { act: 'works', name: 'Still works', key: '1', icon: 'check' },
  { act: 'price', name: 'Price changed', key: '2', icon: 'dollar' },
  { act: 'ended', name: 'Ended', key: '3', icon: 'stop' },
  { act: 'sold-out', name: 'Sold out', key: '4', icon: 'box' },
]
