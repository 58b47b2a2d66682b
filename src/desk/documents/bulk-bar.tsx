import { useCallback, useState } from 'react'
import { useClosedBulk } from '../bulk/use-closed-bulk.ts'
import { Button } from '../shell/button.tsx'
import { useActs } from '../shell/desk-context.ts'
import { LatePart, toLatePart } from '../shell/late-part.tsx'
import { type BulkChoice, MOST_IN_BULK } from '../wire/bulk.ts'
import { readListQuestion } from '../wire/list-question.ts'
import { sayTotal } from './say-total.ts'
import type { usePicked } from './use-picked.ts'

const bulkDialog = toLatePart(
  'The bulk change',
  async () => (await import('../bulk/bulk-dialog.tsx')).BulkDialog,
)
const recentBulks = toLatePart(
  'The list of bulk changes',
  async () => (await import('../bulk/recent-bulks.tsx')).RecentBulks,
)

type BulkBarProps = {
  picking: ReturnType<typeof usePicked>
  question: string
  type: string
  noun: string
  total: number
  /** How many rows are shown. */
  shown: number
  isLoaded: boolean
  onChanged: () => void
}

/** How many documents there are, how many are selected, and the actions for them. */
export function BulkBar(props: BulkBarProps) {
  const { picking, noun, total, shown, isLoaded, onChanged } = props
  const [open, setOpen] = useState<'change' | 'recent' | null>(null)
  const { picked, clear } = picking
  const count = picking.count(total)
  const areShownPicked = shown > 0 && count >= shown
  const close = useCallback(() => setOpen(null), [])
  const follow = useClosedBulk(onChanged)
  /** The list shows what is done so far, and the rest when the change has ended. */
  function leave(id: string): void {
    onChanged()
    follow(id)
  }
  const change = () => setOpen('change')
  const shared = { onEnd: onChanged, onLeave: leave, onClose: close }
  useActs([
    { name: 'Recent bulk changes', run: () => setOpen('recent') },
    ...(count > 0
      ? [
          { name: `Change ${sayTotal(count, noun)}`, run: change },
          { name: 'Pick none', run: clear },
        ]
      : []),
  ])
  return (
    <>
      <div className="dl__bar" data-picked={count > 0 || undefined}>
        <label className="dl__pick">
          <input
            type="checkbox"
            aria-label={`Pick all ${noun}s that are shown`}
            checked={areShownPicked}
            disabled={shown === 0}
            onChange={() => (areShownPicked ? clear() : picking.pickShown())}
          />
        </label>
        <p className="meta grow" role="status">
          {isLoaded && (count > 0 ? `${sayTotal(count, noun)} picked` : sayTotal(total, noun))}
        </p>
        {areShownPicked && !picked.isAll && total > shown && total <= MOST_IN_BULK && (
          <Button onClick={picking.pickAll}>Pick all {total.toLocaleString('en-SG')}</Button>
        )}
        {count > 0 ? (
          <>
            <Button look="go" onClick={change}>
              Change…
            </Button>
            <Button look="bare" onClick={clear}>
              Pick none
            </Button>
          </>
        ) : (
          <Button look="bare" onClick={() => setOpen('recent')}>
            Bulk changes
          </Button>
        )}
      </div>
      {open === 'change' && (
        <LatePart
          part={bulkDialog}
          props={{ ...shared, count, choice: toChoice(props) }}
          onClose={close}
        />
      )}
      {open === 'recent' && <LatePart part={recentBulks} props={shared} onClose={close} />}
    </>
  )
}

function toChoice({ picking, type, question }: BulkBarProps): BulkChoice {
  const { ids, isAll } = picking.picked
  if (!isAll) return { ids: [...ids] }
  return { matching: { ...readListQuestion(new URLSearchParams(question)), type } }
}
