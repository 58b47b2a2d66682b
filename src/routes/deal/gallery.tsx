import { Carousel } from '#ui/carousel/carousel.tsx'
import { Picture } from '#ui/picture.tsx'
import styles from './gallery.module.css'
import type { DealPayload } from './payload.ts'

const SIZES = '(max-width: 64rem) 100vw, 780px'

type GalleryProps = {
  payload: DealPayload
  /** If false, only the first picture is rendered: no other is visible yet. */
  isWhole: boolean
}

/** The deal's pictures, or only its background if there are none. */
export function Gallery({ payload: { deal, endedOn, pictures }, isWhole }: GalleryProps) {
  const slides = pictures.map((picture, index) => ({
    key: picture.src,
    content: (isWhole || index === 0) && (
      // Swiper's name for what it moves when its picture is zoomed.
      <div className="swiper-zoom-container">
        <Picture picture={picture} sizes={SIZES} eager={index === 0} />
      </div>
    ),
  }))
  return (
    <div className={styles.gallery} data-palette={deal.palette} data-ended={endedOn !== null}>
      {slides.length > 0 && (
        <Carousel label="Pictures" slides={slides} loadControls={loadControls} focusable />
      )}
    </div>
  )
}

function loadControls() {
  return import('#ui/carousel/zooming-carousel.tsx').then((late) => late.ZoomingCarousel)
}
