import { paths } from '#lib/paths.ts'
import button from '#ui/button.module.css'
import { Icon } from '#ui/icon.tsx'
import { Section } from '#ui/section.tsx'
import styles from './outlets.module.css'
import type { DealPayload } from './payload.ts'

/** Where it can be had; sorted by what the visitor types, without asking where the visitor is. */
export function Outlets({ payload: { deal, outlets, near } }: { payload: DealPayload }) {
  return (
    <Section heading="Outlets">
      {outlets.length > 1 && (
        <form className={styles.near} action={paths.deal(deal)}>
          <label>
            <span>Nearest to a postal code or MRT station</span>
            <input
              key={near?.typed}
              type="search"
              name="near"
              defaultValue={near?.typed}
              placeholder="189673 or Bugis"
              autoComplete="postal-code"
            />
          </label>
          <button type="submit" className={button.button} data-look="quiet">
            Sort
          </button>
        </form>
      )}
      {near && <p className={styles.note}>{near.note}</p>}
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
