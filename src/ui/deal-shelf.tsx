import type { SearchedDeal } from './deal-card.tsx'
import { DealGrid } from './deal-grid.tsx'
import { Section } from './section.tsx'

type DealShelfProps = {
  heading: string
  deals: SearchedDeal[]
  moreHref?: string
  moreText?: string
  note?: string
}

export function DealShelf({ deals, ...head }: DealShelfProps) {
  return (
    <Section {...head}>
      <DealGrid deals={deals} />
    </Section>
  )
}
