import { useState } from 'react'
import { DeskError } from '../call-desk.ts'
import { useDesk } from '../shell/desk-context.ts'
import type { QueueRow, RecheckAct } from '../wire/today.ts'
import { recheckNames } from './recheck-names.ts'
import type { useToday } from './use-today.ts'

type Acts = Pick<ReturnType<typeof useToday>, 'recheck' | 'undo'>

/** What a person does with a row, and the message about it. `priced` is the row whose new price is asked for. */
export function useRecheck({ recheck, undo }: Acts, onDone: () => void) {
  const { toast } = useDesk()
  const [priced, setPriced] = useState<QueueRow | null>(null)

  async function act(row: QueueRow, what: RecheckAct, price?: number): Promise<void> {
    if (what === 'price' && price === undefined) return setPriced(row)
    setPriced(null)
    const { name = '' } = recheckNames.find((each) => each.act === what) ?? {}
    try {
      const input = price === undefined ? { act: what } : { act: what, price }
      const answer = await recheck(row, input, name)
      if (!answer) return
      const { changes, findings } = answer
      onDone()
      const disagrees = findings[0] ? ` But: ${findings[0].message}.` : ''
      toast(`${name}. Checked today.${disagrees}`, { undo: () => void takeBack(row, changes) })
    } catch (error) {
      if (error instanceof DeskError) toast(error.message)
    }
  }

  async function takeBack(row: QueueRow, changes: Parameters<typeof undo>[1]): Promise<void> {
    try {
      await undo(row.deal.id, changes)
    } catch (error) {
      if (error instanceof DeskError) toast(error.message)
    }
  }

  return { act, takeBack, priced, setPriced }
}
