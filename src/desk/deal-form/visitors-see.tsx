import { type ReactNode, useState } from 'react'
import { clockOf } from '#lib/clock-time.ts'
import * as paths from '#lib/paths.ts'
import { CopyCode } from '#ui/copy-code.tsx'
import { DealCard } from '#ui/deal-card.tsx'
import { IconSprite } from '#ui/icon-sprite.tsx'
import { Button } from '../shell/button.tsx'
import { useLoaded } from '../shell/use-loaded.ts'
import '#ui/ended-deal.css'
import { useStatusOf } from '../drafts/use-draft.ts'
import { toInstant, toLocalTime } from '../fields/local-time.ts'
import { DeskIcon } from '../shell/icon.tsx'
import type { DealSays } from '../wire/documents.ts'
import type { DeskPreview } from '../wire/previews.ts'
import { WeekStrip } from './week-strip.tsx'
import '../styles/see.css'

type VisitorsSeeProps = {
  id: string
  release: string | null
  says: DealSays | null
  /** The instant that is shown, ISO 8601; `null` for now. */
  at: string | null
  onMove: (at: string | null) => void
  /** The server had it when the form was opened. */
  isThere: boolean
}

/** The deal as visitors will see it, at a chosen instant, drawn by the site's own parts. */
export function VisitorsSee({ id, release, says, at, onMove, isThere }: VisitorsSeeProps) {
  const [isWide, setWide] = useState(false)
  const version = useStatusOf((status) => status.version)
  const query = new URLSearchParams({ ...(at && { at }), ...(release && { release }) })
  // Each saved version looks different.
  const look = `${query}&v=${version}`
  const { value: preview } = useLoaded<DeskPreview>(
    isThere || version > 0 ? `/documents/${encodeURIComponent(id)}/preview?${look}` : null,
  )
  const address = paths.deskPreviewOf(id)
  const shown = preview?.problem === null ? preview : null
  return (
    <aside className="see" aria-labelledby="see">
      <div className="line wrapy between">
        <h2 id="see">What visitors will see</h2>
        <fieldset className="seg" aria-label="Width">
          <button type="button" aria-pressed={!isWide} onClick={() => setWide(false)}>
            <DeskIcon name="phone" size="s" />
            Phone
          </button>
          <button type="button" aria-pressed={isWide} onClick={() => setWide(true)}>
            <DeskIcon name="screen" size="s" />
            Desktop
          </button>
        </fieldset>
      </div>
      <Instant at={at} onMove={onMove} says={says} />
      {!shown && (
        <p className="void">
          {preview?.problem ?? 'Nothing is saved yet. The page appears with the first change.'}
        </p>
      )}
      {shown?.card && (
        <Seen name="Card" note="In lists, search and posts">
          <div className="vp" inert>
            <IconSprite />
            <DealCard deal={shown.card} variant="row" />
          </div>
        </Seen>
      )}
      {shown?.card?.code && (
        <Seen name="Coupon" note="Copied, saved, at the counter">
          <div inert>
            <CopyCode code={shown.card.code} dealId={id} />
          </div>
        </Seen>
      )}
      {shown && (
        <>
          <Seen name="Page" note={shown.path}>
            <div className={isWide ? 'frame wide0' : 'frame'}>
              <iframe title="The page as visitors will see it" src={`${address}?${look}`} />
            </div>
          </Seen>
          <SearchLine {...shown} />
          <Seen name="Social card" note="When somebody shares it">
            <img
              className="social"
              src={`${address}/card.png?${look}`}
              alt="What social networks show"
              loading="lazy"
            />
          </Seen>
        </>
      )}
    </aside>
  )
}

type SeenProps = { name: string; note: string; children: ReactNode }

function Seen({ name, note, children }: SeenProps) {
  return (
    <section>
      <p className="cap">
        {name}
        <span>{note}</span>
      </p>
      {children}
    </section>
  )
}

type SearchLineProps = { path: string; title: string | null; description: string | null }

function SearchLine({ path, title, description }: SearchLineProps) {
  return (
    <Seen name="Search line" note={`${title?.length ?? 0} of 60 characters`}>
      <div className="vp sline">
        <p className="meta">{path.split('/').filter(Boolean).slice(0, -1).join(' › ')}</p>
        <h3>{title}</h3>
        <p>{description}</p>
      </div>
    </Seen>
  )
}

type InstantProps = Pick<VisitorsSeeProps, 'at' | 'onMove' | 'says'>

function Instant({ at, onMove, says }: InstantProps) {
  const instant = at ?? new Date().toISOString()
  const local = toLocalTime(instant)
  const move = (next: string) => {
    const chosen = toInstant(next)
    if (chosen !== null) onMove(chosen)
  }
  return (
    <div className="inst">
      <div className="line wrapy">
        <span className="lab">Show me</span>
        <input
          className="in grow"
          type="date"
          aria-label="Day"
          value={local.slice(0, 10)}
          onChange={(event) => move(`${event.target.value}${local.slice(10)}`)}
        />
        <input
          className="in grow"
          type="time"
          aria-label="Time"
          value={local.slice(11)}
          onChange={(event) => move(`${local.slice(0, 11)}${event.target.value}`)}
        />
        <Button look="bare" aria-pressed={at === null} onClick={() => onMove(null)}>
          Now
        </Button>
      </div>
      {says && <WeekStrip week={says.week} at={instant} />}
      {says && (
        <p className="answer" aria-live="polite">
          {says.isUsable && <DeskIcon name="check" />}
          {says.availability}
        </p>
      )}
      {says && (
        <p className="meta">{`${says.times ?? 'Any time'}. ${says.daysLeft}. Shown at ${clockOf(new Date(instant))}.`}</p>
      )}
    </div>
  )
}
