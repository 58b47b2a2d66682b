import type { ReactNode } from 'react'
import { adoptStyles } from '../adopt-styles.ts'
import { Icon } from '../icon.tsx'
import css from './controls.css?inline'
import type { LiveSwiper } from './use-swiper.ts'

type SlideStepsProps = {
  live: LiveSwiper
  /** What the slides show: `deal`, `picture`. */
  slideName: string
  /** The name of the slide in view. Screen readers announce changes, unless `quiet`. */
  name: string
  /** During autoplay, changes are not announced. */
  quiet?: boolean
  onUse?: () => void
  /** The pause button. It comes first, so that people find it before the motion. */
  playButton?: ReactNode
  children?: ReactNode
}

adoptStyles(css)

/** The bullets, the arrows and a carousel's other controls. */
export function SlideSteps({ live, slideName, onUse, playButton, ...more }: SlideStepsProps) {
  const { swiper, index } = live
  if (!swiper) return null
  const { slides } = swiper
  const go = (to: number) => {
    swiper.slideTo(to)
    onUse?.()
  }
  return (
    <div className="crsl">
      {slides.length > 1 && (
        <>
          <div className="crsl-bar">
            {playButton}
            {slides.map((slide, place) => (
              <i key={slide.ariaLabel} data-current={place === index} />
            ))}
          </div>
          <Arrow
            to="left"
            label={`Previous ${slideName}`}
            off={index === 0}
            go={() => go(index - 1)}
          />
          <Arrow
            to="right"
            label={`Next ${slideName}`}
            off={index === slides.length - 1}
            go={() => go(index + 1)}
          />
        </>
      )}
      {more.children}
      <p className="sr" aria-live={more.quiet ? 'off' : 'polite'}>
        {slides[index]?.ariaLabel}: {more.name}
      </p>
    </div>
  )
}

type ArrowProps = { to: 'left' | 'right'; label: string; off: boolean; go: () => void }

/** Not `disabled` at the end, because that would drop the focus. */
function Arrow({ to, label, off, go }: ArrowProps) {
  return (
    <button
      type="button"
      className={`crsl-button crsl-${to}`}
      aria-label={label}
      aria-disabled={off}
      onClick={off ? undefined : go}
    >
      <Icon name="right" size="l" />
    </button>
  )
}
