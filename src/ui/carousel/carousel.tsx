import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { whenWanted } from '../when-wanted.ts'
import styles from './carousel.module.css'

/** What script adds to the row: it moves the slides and shows how. `view` is what they move in. */
export type CarouselControls = ComponentType<{ view: HTMLElement }>

type CarouselProps = {
  /** What the slides have in common. */
  label: string
  slides: { key: string; content: ReactNode }[]
  /** A module of its own, since what moves the slides is no part of the first load. */
  loadControls: () => Promise<CarouselControls>
  /** For slides without links: the row itself has to take the focus. */
  focusable?: boolean
}

/**
 * Slides in a row that snaps, which needs no script. Once it is wanted, Swiper moves them; the
 * classes are those that it looks for.
 */
export function Carousel({ label, slides, loadControls, focusable = false }: CarouselProps) {
  const view = useRef<HTMLDivElement>(null)
  const [live, setLive] = useState<{ Controls: CarouselControls; view: HTMLElement }>()
  useEffect(() => {
    const element = view.current
    if (live || !element) return
    return whenWanted(element, async () => {
      // Without them the row can still be scrolled.
      const Controls = await loadControls().catch(() => null)
      if (Controls) setLive({ Controls, view: element })
    })
  }, [live, loadControls])
  return (
    <section className={styles.carousel} aria-roledescription="carousel" aria-label={label}>
      {live && <live.Controls view={live.view} />}
      <div
        ref={view}
        className={styles.view}
        {...(focusable && { role: 'group', tabIndex: 0, 'aria-label': label })}
      >
        <div className="swiper-wrapper">
          {slides.map(({ key, content }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: the pattern for carousels; no form is meant.
            <div
              key={key}
              className="swiper-slide"
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${slides.length}`}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
