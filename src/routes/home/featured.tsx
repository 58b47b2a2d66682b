import type { DealSummary } from '#deals/deal-summary.ts'
import { Carousel } from '#ui/carousel/carousel.tsx'
import { DealCard } from '#ui/deal-card.tsx'

/** The deals that the desks picked, one at a time. The first picture is the page's main one. */
export function Featured({ deals }: { deals: DealSummary[] }) {
  const slides = deals.map((deal, index) => ({
    key: deal.id,
    content: <DealCard deal={deal} variant="lead" headingLevel={2} eager={index === 0} />,
  }))
  return <Carousel label="Picked by our desks" slides={slides} loadControls={loadControls} />
}

function loadControls() {
  return import('#ui/carousel/playing-carousel.tsx').then((late) => late.PlayingCarousel)
}
