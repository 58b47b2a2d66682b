import { useId, useLayoutEffect, useRef, useState } from 'react'
import * as paths from '#lib/paths.ts'
import button from '#ui/button.module.css'
import { Icon } from '#ui/icon.tsx'
import { DrawnIcon } from '#ui/late/drawn-icon.tsx'
import { Section } from '#ui/section.tsx'
import type { Found } from './find-me.ts'
import styles from './outlets.module.css'
import type { DealPayload } from './payload.ts'

/** The fragment that a sorted page opens at. */
const PLACE = 'outlets'

/** The deal's outlets, sorted by distance from a typed place or from the device's position. */
export function Outlets({ payload: { deal, outlets, near } }: { payload: DealPayload }) {
  const place = useOwnPlace()
  const noteId = useId()
  const [found, setFound] = useState<Found>()
  const note = found?.note ?? near?.note
  const findMe = () => {
    setFound({ note: 'Finding your location.', outlets: null })
    import('./find-me.ts').then(
      async (late) => setFound(await late.findMe(outlets)),
      () =>
        setFound({ note: 'You are offline. Try again when you are back online.', outlets: null }),
    )
  }
  return (
    <Section heading="Outlets">
      {(outlets.length > 1 || near) && (
        <form
          className={styles.near}
          action={`${paths.deal(deal)}#${PLACE}`}
          id={PLACE}
          ref={place}
          onSubmit={() => setFound(undefined)}
        >
          <label>
            <span>Nearest to a postal code, MRT or area</span>
            <input
              key={near?.typed}
              type="search"
              name="near"
              defaultValue={near?.typed}
              placeholder="189673 or Bugis"
              autoComplete="postal-code"
              aria-describedby={note ? noteId : undefined}
              aria-invalid={(!found && near?.isKnown === false) || undefined}
            />
          </label>
          <button type="submit" className={button.button} data-look="quiet">
            Sort
          </button>
          <button type="button" className={button.button} data-look="quiet" onClick={findMe}>
            <Icon name="pin" /> Near me
          </button>
        </form>
      )}
      <p className={styles.note} role="status" id={noteId}>
        {note}
      </p>
      <ul className={styles.outlets}>
        {(found?.outlets ?? outlets).map(({ name, address, mrt, hours, map, distance }) => (
          <li key={name + address}>
            <b>{name}</b>
            {distance && <span className={styles.distance}>{distance}</span>}
            <span>{address}</span>
            {mrt && (
              <span>
                <Icon name="pin" size="s" /> {mrt}
              </span>
            )}
            {hours && (
              <span>
                <Icon name="clock" size="s" /> {hours}
              </span>
            )}
            <a href={map} rel="noopener noreferrer">
              Open map <DrawnIcon name="external" size="s" />
              <span className="sr">: {name}, at Google Maps</span>
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.note}>“Open map” leads to Google Maps.</p>
    </Section>
  )
}

/** Kept pages have such a form too, so only the visible one gets the id. */
function useOwnPlace() {
  const place = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => {
    const form = place.current
    form?.setAttribute('id', PLACE)
    return () => form?.removeAttribute('id')
  }, [])
  return place
}
