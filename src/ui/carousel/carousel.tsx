import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { whenWanted } from '../late/when-wanted.ts'
import styles from './carousel.module.css'

/** Added by script: moves the slides and shows controls. `view` contains the slides. */
export type CarouselControls = ComponentType<{ view: HTMLElement }>

type CarouselProps = {
  /** The subject of the slides. */
  label: string
  slides: { key: string; content: ReactNode }[]
  /** Loads the controls, which are not part of the first load. */
  loadControls: () => Promise<CarouselControls>
  /** For slides without links: makes the row itself focusable. */
  focusable?: boolean
}

/**
 * Slides in a row that scrolls and snaps without a script. On demand Swiper takes over; the class names are Swiper's.
 */
export function Carousel({ label, slides, loadControls, focusable = false }: CarouselProps) {
  const view = useRef<HTMLDivElement>(null)
  const [live, setLive] = useState<{ Controls: CarouselControls; view: HTMLElement }>()
  useEffect(() => {
    const element = view.current
    if (live || !element) return
    return whenWanted(element, async () => {
      // Without the controls the row can still be scrolled.
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
              data-below={index > 0 || undefined}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
