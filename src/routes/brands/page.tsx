import { useState } from 'react'
import * as paths from '#lib/paths.ts'
import button from '#ui/button.module.css'
import { EmptyState } from '#ui/empty-state.tsx'
import { DrawnIcon } from '#ui/late/drawn-icon.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import field from '#ui/search-field.module.css'
import form from '#ui/search-form.module.css'
import { BrandList } from '../brand-list.tsx'
import type { Head, PageProps } from '../page-module.ts'
import { filterBrands } from './filter-brands.ts'
import styles from './page.module.css'
import type { BrandsPayload } from './payload.ts'

export function head({ letters, q }: BrandsPayload): Head {
  return {
    title: q ? `Brands with “${q}”` : 'Brands, A to Z',
    description: `The ${countOf(letters)} brands whose deals our desks check, each with its live offers.`,
    noindex: q !== '',
  }
}

export function Page({ payload: { letters, q } }: PageProps<BrandsPayload>) {
  const [typed, setTyped] = useState(q)
  const left = filterBrands(letters, typed)
  const count = countOf(left)
  return (
    <>
      <PageHeader title="Brands" lead="Follow a brand to see its deals on your profile.">
        <BrandFilter q={q} onType={setTyped} />
      </PageHeader>
      <p className={styles.count} aria-live="polite">
        {count === 1 ? '1 brand' : `${count} brands`}
        {typed && ` with “${typed}”`}
      </p>
      {left.length > 1 && (
        <nav className={styles.letters} aria-label="Brands by letter">
          {left.map(({ letter }) => (
            <a key={letter} href={`#${idOf(letter, q)}`}>
              {letter}
            </a>
          ))}
        </nav>
      )}
      {left.map(({ letter, brands }) => (
        <section key={letter} className={styles.letter} id={idOf(letter, q)} aria-label={letter}>
          <h2>{letter}</h2>
          <BrandList brands={brands} canFollow />
        </section>
      ))}
      {left.length === 0 && (
        <EmptyState title="No brand matches that name">
          <p>
            See <a href={paths.brands}>all brands</a>, or{' '}
            <a href={`${paths.search}?${new URLSearchParams({ q: typed })}`}>search the deals</a>.
          </p>
        </EmptyState>
      )}
    </>
  )
}

/** Contains the query, because pages for several queries may be alive in one document. */
function idOf(letter: string, q: string): string {
  return `brands-${q && `${encodeURIComponent(q)}-`}${letter.toLowerCase()}`
}

function countOf(letters: BrandsPayload['letters']): number {
  return letters.reduce((sum, { brands }) => sum + brands.length, 0)
}

type BrandFilterProps = { q: string; onType: (text: string) => void }

/** A plain form without script. With script the list changes while the visitor types. */
function BrandFilter({ q, onType }: BrandFilterProps) {
  return (
    <search aria-label="Filter brands">
      <form className={form.form} action={paths.brands}>
        <span className={field.field}>
          <DrawnIcon name="filter" />
          <input
            type="search"
            name="q"
            aria-label="Brand name"
            placeholder="Brand name"
            defaultValue={q}
            onChange={(event) => onType(event.target.value)}
          />
        </span>
        <button type="submit" className={button.button}>
          Filter
        </button>
      </form>
    </search>
  )
}
