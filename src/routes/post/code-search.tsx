import { categoryNames } from '#deals/deal.ts'
import { categories } from '#lib/categories.ts'
import * as paths from '#lib/paths.ts'
import button from '#ui/button.module.css'
import { Icon } from '#ui/icon.tsx'
import field from '#ui/search-field.module.css'
import form from '#ui/search-form.module.css'
import { Tag } from '#ui/tag.tsx'
import notes from '../list-notes.module.css'
import { toCodeSort } from './code-sorts.ts'
import { codesPath } from './codes-path.ts'
import type { CodesPayload } from './payload.ts'

/** Filters codes by words and by category. Each filter keeps the other and the order. */
export function CodeSearch({ codes }: { codes: CodesPayload }) {
  const { q, category, counts } = codes
  const sort = toCodeSort(codes.sort)
  const offered = categories.filter((name) => counts[name] > 0 || name === category)
  return (
    <div>
      <search aria-label="Search promo codes">
        <form className={form.form} action={paths.promoCodes}>
          {category && <input type="hidden" name="category" value={category} />}
          {sort !== 'brand' && <input type="hidden" name="sort" value={sort} />}
          <span className={field.field}>
            <Icon name="search" />
            <input
              key={q}
              type="search"
              name="q"
              defaultValue={q}
              aria-label="Search promo codes"
              placeholder="A brand, or groceries"
            />
          </span>
          <button type="submit" className={button.button}>
            Search
          </button>
        </form>
      </search>
      {offered.length > 0 && (
        <nav className={notes.tags} aria-label="Code categories">
          <Tag href={codesPath({ q, sort })} current={category === null}>
            All
          </Tag>
          {offered.map((name) => (
            <Tag
              key={name}
              href={codesPath({ q, sort, category: name })}
              current={name === category}
            >
              {categoryNames[name]} {counts[name]}
            </Tag>
          ))}
        </nav>
      )}
    </div>
  )
}
