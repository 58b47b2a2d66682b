import type { SearchedDeal } from './deal-card.tsx'
import { DealGrid } from './deal-grid.tsx'
import { Section } from './section.tsx'

type DealShelfProps = {
  heading: string
  deals: SearchedDeal[]
  moreHref?: string
  moreText?: string
  note?: string
  /** See `Section`. */
  isBelow?: true | undefined
}

export function DealShelf({ deals, ...head }: DealShelfProps) {
  return (
    <Section {...head}>
      <DealGrid deals={deals} inView={head.isBelow ? 1 : 3} />
    </Section>
  )
}
