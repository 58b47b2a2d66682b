import { type Ref, useEffect, useImperativeHandle, useState } from 'react'
import { sayTotal } from '../documents/say-total.ts'
import { useFoundDocuments } from '../fields/use-found-documents.ts'
import type { Picked } from '../wire/documents.ts'

/** Gives keys of the text to the list that is shown below it. */
export type DealSearchHandle = {
  /** Whether the list has used the key. */
  press: (key: string) => boolean
}

type DealSearchProps = {
  words: string
  ref: Ref<DealSearchHandle>
  onPick: (picked: Picked) => void
  onClose: () => void
}

const MOST = 6
const DEALS = ['deal']

/** The deals that the words after a slash find. The text keeps the focus. */
export function DealSearch({ words, ref, onPick, onClose }: DealSearchProps) {
  const found = useFoundDocuments(words, DEALS)
  const picks = (found.picks ?? []).slice(0, MOST)
  const isLooking = found.picks === null && !found.isFailed
  const [at, setAt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words, another list.
  useEffect(() => setAt(0), [words])
  useImperativeHandle(ref, () => ({
    press(key) {
      const current = picks[at]
      if (key === 'Escape') onClose()
      else if (key === 'ArrowDown') setAt(Math.min(at + 1, Math.max(0, picks.length - 1)))
      else if (key === 'ArrowUp') setAt(Math.max(at - 1, 0))
      else if (key === 'Enter' && current) onPick(current)
      else return false
      return true
    },
  }))
  return (
    <div className="pop pop--deals">
      <p className="sr" role="status">
        {say(isLooking ? null : picks.length, picks[at]?.title)}
      </p>
      {picks.length === 0 ? (
        <p className="meta">{isLooking ? 'Looking for deals' : 'No deal has these words.'}</p>
      ) : (
        <div role="listbox" aria-label={`Deals for ${words}`}>
          {picks.map((picked, place) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys come from the text
            <div
              key={picked.id}
              role="option"
              tabIndex={-1}
              aria-selected={place === at}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onPick(picked)}
            >
              {picked.thumb && <img className="thumb" src={picked.thumb} alt="" loading="lazy" />}
              <b className="grow">{picked.title}</b>
              {place === at && <kbd>Enter</kbd>}
            </div>
          ))}
        </div>
      )}
    </div>
  )
}

function say(count: number | null, current: string | undefined): string {
  if (count === null) return ''
  if (count === 0) return 'No deal has these words.'
  return `${sayTotal(count, 'deal')}. Enter puts in ${current ?? ''}. Escape closes.`
}
