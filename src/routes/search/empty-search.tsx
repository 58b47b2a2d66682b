import { categories, categoryNames } from '#deals/deal.ts'
import { paths } from '#lib/paths.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Section } from '#ui/section.tsx'
import { Tag } from '#ui/tag.tsx'
import lists from '../lists.module.css'
import type { SearchPayload } from './payload.ts'
import { isNarrowed, searchPath } from './search-filters.ts'

/** Searches that show what can be typed. */
const examples = ['1-for-1', 'kopi', 'Tampines', 'birthday', 'lunch under $10']

export function NothingFound({ payload, path }: { payload: SearchPayload; path: string }) {
  const { q, landing, filters, absent, counts, total } = payload
  const isFiltered = isNarrowed(filters)
  return (
    <>
      <EmptyState
        title={
          q
            ? `No live deal matches “${q}”${isFiltered ? ' with these filters' : ''}`
            : 'Nothing live here today'
        }
      >
        {absent.length > 0 && <p>{absentText(payload)}</p>}
        {isFiltered && (
          <p>
            <a href={searchPath(path, q)}>Search again without filters</a>
          </p>
        )}
        <p>
          Try fewer or shorter words, a postal code, or the name of an MRT station. Or see{' '}
          <a href={paths.deals()}>all live deals</a>
          {landing && ' of the whole site'}.
        </p>
      </EmptyState>
      <Section heading="Try one of these">
        <ul className={lists.tags}>
          {examples.map((example) => (
            <li key={example}>
              <Tag href={searchPath(path, example)}>{example}</Tag>
            </li>
          ))}
        </ul>
      </Section>
      <Categories heading="Or start here" counts={counts} total={total} />
    </>
  )
}

function absentText({ absent, landing }: SearchPayload): string {
  const words = absent.map((typed) => `“${typed}”`).join(' or ')
  return `There is no live deal with ${words}${landing ? ` in ${landing.title}` : ''} now.`
}

type CategoriesProps = Pick<SearchPayload, 'counts' | 'total'> & { heading: string }

export function Categories({ heading, counts, total }: CategoriesProps) {
  return (
    <Section heading={heading}>
      <ul className={lists.tags}>
        <li>
          <Tag href={paths.deals()}>All deals ({total})</Tag>
        </li>
        {categories.map((category) => (
          <li key={category}>
            <Tag href={paths.category(category)}>
              {categoryNames[category]} ({counts[category]})
            </Tag>
          </li>
        ))}
      </ul>
    </Section>
  )
}
