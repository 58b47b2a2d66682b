import { categoryNames } from '#deals/deal.ts'
import { paths } from '#lib/paths.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { DealArt } from '#ui/deal-art.tsx'
import { DealShelf } from '#ui/deal-shelf.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Prose } from '#ui/prose.tsx'
import { Section } from '#ui/section.tsx'
import type { Head, PageProps } from '../page-loader.ts'
import { DealPanel } from './deal-panel.tsx'
import styles from './page.module.css'
import type { DealPayload } from './payload.ts'

export function head({ deal, endedOn }: DealPayload): Head {
  return {
    title: titleOf(deal),
    description: endedOn ? `Ended on ${endedOn}. ${deal.summary}` : deal.summary,
  }
}

export function Page({ payload }: PageProps<DealPayload>) {
  const { deal, cover, endedOn, outlets, body, alsoLive } = payload
  return (
    <>
      <Breadcrumbs
        items={[
          { name: 'Deals', href: paths.deals() },
          { name: categoryNames[deal.category], href: paths.category(deal.category) },
          { name: deal.brand.name, href: paths.brand(deal.brand.uid) },
        ]}
      />
      <article className={styles.deal}>
        <div className={styles.top}>
          <div className={styles.art}>
            <DealArt deal={deal} picture={cover} sizes="(max-width: 64rem) 100vw, 780px" eager />
          </div>
          <PageHeader title={deal.title} lead={deal.summary} />
        </div>
        <DealPanel payload={payload} />
        <div className={styles.text}>
          <Prose field={body} />
          {outlets.length > 0 && <Outlets outlets={outlets} />}
        </div>
      </article>
      {alsoLive.length > 0 && (
        <DealShelf
          heading={endedOn ? 'Live instead' : 'Also live'}
          deals={alsoLive}
          moreHref={paths.category(deal.category)}
          moreText={`All ${categoryNames[deal.category].toLowerCase()}`}
        />
      )}
    </>
  )
}

function Outlets({ outlets }: Pick<DealPayload, 'outlets'>) {
  return (
    <Section heading="Outlets">
      <ul className={styles.outlets}>
        {outlets.map(({ name, address, mrt }) => (
          <li key={name + address}>
            <b>{name}</b>
            <span>{address}</span>
            {mrt && <span>{mrt}</span>}
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Many offers name the shop themselves. */
function titleOf({ title, brand }: DealPayload['deal']): string {
  const [shop = ''] = brand.name.split(' ')
  return title.includes(shop) ? title : `${title}, ${brand.name}`
}
