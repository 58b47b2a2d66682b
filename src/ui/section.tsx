import { Icon } from './icon.tsx'
import styles from './section.module.css'

type SectionProps = {
  heading: string
  /** Of the heading; unique on the page. */
  id: string
  note?: string
  moreHref?: string
  moreText?: string
  children: React.ReactNode
}

export function Section({ heading, id, note, moreHref, moreText, children }: SectionProps) {
  return (
    // Not labelled by the id: pages kept alive behind this one may have a heading of the same.
    <section className={styles.section} aria-label={heading}>
      <div className={styles.head}>
        <div>
          <h2 id={id}>{heading}</h2>
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
