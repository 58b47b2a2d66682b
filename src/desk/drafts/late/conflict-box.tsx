import { useState } from 'react'
import { mergeTexts } from '#lib/merge/merge-texts.ts'
import { isSameValue, toContentText } from '#lib/merge/same-value.ts'
import {
  type Choice,
  type Clash,
  findClashes,
  settleList,
  settleValue,
} from '#lib/merge/settle-list.ts'
import { stableKeys } from '../../fields/stable-keys.ts'
import { showValue } from '../../history/show-value.ts'
import { Button } from '../../shell/button.tsx'
import type { DeskConflict } from '../../wire/documents.ts'
import { sayLeftOut } from './left-out.ts'
import '../../styles/clash.css'

type ConflictBoxProps = {
  label: string
  conflict: DeskConflict
  /** What the draft has now. */
  found: unknown
  onChoose: (value: unknown) => void
}

/**
 * Two values of one place, side by side. Both are kept until somebody chooses. Of a text, it shows the blocks that its author has changed
 * and the draft does not have.
 */
export function ConflictBox({ label, conflict, found, onChoose }: ConflictBoxProps) {
  const { after, before, author } = conflict
  const versions = { base: before, wanted: after, found }
  const clashes = findClashes(versions)
  const [chosen, setChosen] = useState<ReadonlyMap<string, Choice>>(new Map())
  const keys = stableKeys(clashes.map(({ base }) => toContentText(base ?? null)))
  const all = clashes.map((clash, place) => ({ key: keys[place], clash }))
  const open = all.filter(({ clash }) => !chosen.has(choiceKeyOf(clash)))

  function choose(choice: Choice, clash: Clash): void {
    const next = new Map(chosen).set(choiceKeyOf(clash), choice)
    setChosen(next)
    if (clashes.some((one) => !next.has(choiceKeyOf(one)))) return
    onChoose(settleList(versions, (one) => next.get(choiceKeyOf(one)) ?? 'found'))
  }

  return (
    <section className="clash" aria-label={`${label}: two values`}>
      <header>
        Two people changed {label} at the same time. Nothing is lost.
        {open.length > 1 && ` ${open.length} places to choose.`}
      </header>
      {open.map(({ key, clash }) => (
        <Sides
          key={key}
          {...{ clash, author }}
          canJoin={clash.what === 'item' && isThere(clash.wanted) && isThere(clash.found)}
          onChoose={(choice) => choose(choice, clash)}
        />
      ))}
      {clashes.length === 0 && (
        <Sides
          clash={versions}
          author={author}
          canJoin={typeof after === 'string' && typeof found === 'string'}
          onChoose={(choice) => onChoose(settleValue(versions, choice))}
        />
      )}
    </section>
  )
}

type SidesProps = {
  clash: Omit<Clash, 'what'>
  author: string | null
  canJoin: boolean
  onChoose: (choice: Choice) => void
}

function Sides({ clash, author, canJoin, onChoose }: SidesProps) {
  const { base, wanted, found } = clash
  const merged = mergeTexts(clash)
  // "Both" may equal one of the sides, if that has both changes.
  const isOneSide = [wanted, found].some((side) => isSameValue(side, merged))
  return (
    <>
      <div className="clash__two">
        <div>
          <p className="meta">{author ?? 'Somebody'}, not in the draft yet</p>
          <p className="val">{showValue(wanted)}</p>
          <LeftOut base={base} kept={wanted} other={found} />
          <Button onClick={() => onChoose('wanted')}>Take this one</Button>
        </div>
        <div>
          <p className="meta">In the draft now</p>
          <p className="val">{showValue(found)}</p>
          <LeftOut base={base} kept={found} other={wanted} />
          <Button onClick={() => onChoose('found')}>Keep this one</Button>
        </div>
      </div>
      <div className="was line">
        <span className="grow">
          Before both: {showValue(base)}
          {merged !== null && !isOneSide && (
            <>
              <br />
              With both changes: {showValue(merged)}
            </>
          )}
        </span>
        {canJoin && !isOneSide && (
          <Button look="bare" onClick={() => onChoose('both')}>
            Keep both
          </Button>
        )}
      </div>
    </>
  )
}

function LeftOut(sides: Parameters<typeof sayLeftOut>[0]) {
  const said = sayLeftOut(sides)
  return said === null ? null : <p className="meta">{said}</p>
}

/** A choice stays while people write on elsewhere in the text, and is asked for again if one of its sides changes. */
function choiceKeyOf({ what, wanted, found }: Clash): string {
  return what === 'list' ? what : toContentText([wanted ?? null, found ?? null])
}

function isThere(value: unknown): boolean {
  return value !== undefined
}
