import { Icon } from './icon.tsx'
import styles from './section.module.css'

type SectionProps = {
  heading: string
  note?: string
  moreHref?: string
  moreText?: string
  /** Below the first screen of a phone. */
  isBelow?: true | undefined
  children: React.ReactNode
}

export function Section({ heading, note, moreHref, moreText, isBelow, children }: SectionProps) {
  return (
    // Not labelled by an id: pages kept alive behind this one may have the same.
    <section className={styles.section} aria-label={heading} data-below={isBelow}>
      <div className={styles.head}>
        <div>
          <h2>{heading}</h2>
          {note && <p>{note}</p>}
        </div>
        {moreHref && (
          <a href={moreHref}>
            {moreText ?? 'See all'}
            <Icon name="right" size="s" />
          </a>
        )}
      </div>
      {children}
    </section>
  )
}
