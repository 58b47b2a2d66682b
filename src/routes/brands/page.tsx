import { PageHeader } from '#ui/page-header.tsx'
import { Section } from '#ui/section.tsx'
import { BrandList } from '../brand-list.tsx'
import type { Head, PageProps } from '../page-loader.ts'
import type { BrandsPayload } from './payload.ts'

export function head({ letters }: BrandsPayload): Head {
  const count = letters.reduce((sum, { brands }) => sum + brands.length, 0)
  return {
    title: 'Brands, A to Z',
    description: `The ${count} brands whose deals our desks check, each with its live offers.`,
  }
}

export function Page({ payload: { letters } }: PageProps<BrandsPayload>) {
  return (
    <>
      <PageHeader title="Brands" lead="Follow one and find it again on your profile." />
      {letters.map(({ letter, brands }) => (
        <Section key={letter} heading={letter}>
          <BrandList brands={brands} />
        </Section>
      ))}
    </>
  )
}
