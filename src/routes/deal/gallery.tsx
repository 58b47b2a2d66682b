import { DealArt } from '#ui/deal-art.tsx'
import styles from './gallery.module.css'
import type { DealPayload } from './payload.ts'

const SIZES = '(max-width: 64rem) 100vw, 780px'

/** The pictures in a row that snaps: swiped, scrolled or tabbed through, with or without script. */
export function Gallery({ payload: { deal, pictures } }: { payload: DealPayload }) {
  const [first, ...others] = pictures
  if (others.length === 0) {
    return (
      <div className={styles.only}>
        <DealArt deal={deal} picture={first ?? null} sizes={SIZES} eager />
      </div>
    )
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section className={styles.row} aria-label={`${pictures.length} pictures`} tabIndex={0}>
      {pictures.map((picture, index) => (
        <div key={picture.src} className={styles.slide}>
          <DealArt deal={deal} picture={picture} sizes={SIZES} eager={index === 0} />
          <span className={styles.count} aria-hidden="true">
            {index + 1} / {pictures.length}
          </span>
        </div>
      ))}
    </section>
  )
}
