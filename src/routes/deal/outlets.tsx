import { useId, useLayoutEffect, useRef } from 'react'
import { paths } from '#lib/paths.ts'
import button from '#ui/button.module.css'
import { Icon } from '#ui/icon.tsx'
import { Section } from '#ui/section.tsx'
import styles from './outlets.module.css'
import type { DealPayload } from './payload.ts'

/** Where a sorted page is looked at first. */
const PLACE = 'outlets'

/** Where it can be had; sorted by what the visitor types, without asking where the visitor is. */
export function Outlets({ payload: { deal, outlets, near } }: { payload: DealPayload }) {
  const place = useOwnPlace()
  const noteId = useId()
  return (
    <Section heading="Outlets">
      {(outlets.length > 1 || near) && (
        <form
          className={styles.near}
          action={`${paths.deal(deal)}#${PLACE}`}
          id={PLACE}
          ref={place}
        >
          <label>
            <span>Nearest to a postal code or MRT station</span>
            <input
              key={near?.typed}
              type="search"
              name="near"
              defaultValue={near?.typed}
              placeholder="189673 or Bugis"
              autoComplete="postal-code"
              aria-describedby={near ? noteId : undefined}
              aria-invalid={near?.isKnown === false || undefined}
            />
          </label>
          <button type="submit" className={button.button} data-look="quiet">
            Sort
          </button>
        </form>
      )}
      {near && (
        <p className={styles.note} id={noteId}>
          {near.note}
        </p>
      )}
      <ul className={styles.outlets}>
        {outlets.map(({ name, address, mrt, distance }) => (
          <li key={name + address}>
            <b>{name}</b>
            {distance && <span className={styles.distance}>{distance}</span>}
            <span>{address}</span>
            {mrt && (
              <span>
                <Icon name="pin" size="s" /> {mrt}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Pages kept alive behind this one have a form too: only the one that is seen is a place to go to. */
function useOwnPlace() {
  const place = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => {
    const form = place.current
    form?.setAttribute('id', PLACE)
    return () => form?.removeAttribute('id')
  }, [])
  return place
}
