import { categoryNames } from '#deals/deal.ts'
import { categories } from '#lib/categories.ts'
import * as paths from '#lib/paths.ts'
import { DealGrid } from '#ui/deal-grid.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Section } from '#ui/section.tsx'
import { Tag } from '#ui/tag.tsx'
import { WithoutFilters } from '../filters/active-filters.tsx'
import { filteredPath } from '../filters/filters.ts'
import notes from '../list-notes.module.css'
import type { SearchPayload } from './payload.ts'

/** Examples of what can be typed. */
const examples = ['1-for-1', 'kopi', 'Tampines', 'birthday', 'lunch under $10']

type NothingFoundProps = { payload: SearchPayload; path: string }

export function NothingFound({ payload, path }: NothingFoundProps) {
  const { q, landing, filters, active, absent, counts, total } = payload
  return (
    <>
      {payload.nearest.map(({ text, deals }) => (
        <Section key={text} heading={text}>
          <DealGrid deals={deals} />
        </Section>
      ))}
      <EmptyState title={nothingText(payload)}>
        {absent.length > 0 && (landing || absent.join(' ') !== q) && <p>{absentText(payload)}</p>}
        <WithoutFilters active={active} path={path} q={q} filters={filters} />
        {landing ? (
          <WaysOut payload={payload} path={path} />
        ) : (
          <p>
            Try fewer or shorter words, a postal code, or the name of an MRT station. Or see{' '}
            <a href={paths.deals}>all live deals</a>.
          </p>
        )}
      </EmptyState>
      {!landing && (
        <Section heading="Try one of these">
          <ul className={notes.tags}>
            {examples.map((example) => (
              <li key={example}>
                <Tag href={filteredPath(path, { q: example })}>{example}</Tag>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Categories heading="Or start here" counts={counts} total={total} />
    </>
  )
}

/** Says that filters are set, for the end of a heading; empty without filters. */
export function filterSuffix({ length }: SearchPayload['active']): string {
  return length === 0 ? '' : length === 1 ? ' with this filter' : ' with these filters'
}

function nothingText({ q, landing, active }: SearchPayload): string {
  const where = landing ? ` in ${landing.title}` : ''
  const filtered = filterSuffix(active)
  if (q) return `No live deal${where} matches “${q}”${filtered}`
  return filtered ? `No live deal${where}${filtered}` : `Nothing live${where || ' here'} today`
}

/** Links to all deals of the landing, which are few, and to the rest of the site. */
function WaysOut({ payload: { q, landing, active }, path }: NothingFoundProps) {
  const whole = q ? (
    <a href={filteredPath(paths.search, { q })}>search the whole site for “{q}”</a>
  ) : (
    <a href={paths.deals}>all live deals on the site</a>
  )
  if (!q && active.length === 0) return <p>See {whole}.</p>
  return (
    <p>
      See <a href={path}>all deals in {landing?.title}</a>, or {whole}.
    </p>
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
      <ul className={notes.tags}>
        <li>
          <Tag href={paths.deals}>All deals ({total})</Tag>
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
