import { Icon } from '#ui/icon.tsx'
import { Section } from '#ui/section.tsx'
import styles from './page.module.css'
import type { BrandOutlet } from './payload.ts'

/** More would push the rest of the page too far down. The others are one tap away. */
const SHOWN = 5

/** The outlets of the brand's live deals, each with a link to live deals near it. */
export function BrandOutlets({ outlets }: { outlets: BrandOutlet[] }) {
  // One more outlet takes no more space than a link to it.
  const shown = outlets.length === SHOWN + 1 ? outlets.length : SHOWN
  const rest = outlets.slice(shown)
  return (
    <Section
      heading="Outlets"
      {...(outlets.every(({ nearHref }) => nearHref) && {
        note: 'Choose an outlet to see the deals near its station.',
      })}
    >
      <div className={styles.outlets}>
        <Rows outlets={outlets.slice(0, shown)} />
        {rest.length > 0 && (
          <details>
            <summary>
              {rest.length} more outlets <Icon name="right" />
            </summary>
            <Rows outlets={rest} />
          </details>
        )}
      </div>
    </Section>
  )
}

function Rows({ outlets }: { outlets: BrandOutlet[] }) {
  return (
    <ul>
      {outlets.map((outlet) => (
        <li key={outlet.name + outlet.address}>
          {outlet.nearHref ? (
            <a href={outlet.nearHref}>
              <Outlet outlet={outlet} />
              <Icon name="right" />
            </a>
          ) : (
            <div>
              <Outlet outlet={outlet} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

function Outlet({ outlet: { name, address, mrt } }: { outlet: BrandOutlet }) {
  return (
    <>
      <b>{name}</b>
      {address && <span>{address}</span>}
      {mrt && (
        <span>
          <Icon name="pin" size="s" /> {mrt}
        </span>
      )}
    </>
  )
}
