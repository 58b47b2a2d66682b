import * as paths from '#lib/paths.ts'
import button from '#ui/button.module.css'
import { Icon } from '#ui/icon.tsx'
import field from '#ui/search-field.module.css'
import form from '#ui/search-form.module.css'

type BrandFilterProps = { q: string; onType: (text: string) => void }

/** A plain form without script; with it the list follows what is typed. */
export function BrandFilter({ q, onType }: BrandFilterProps) {
  return (
    <search aria-label="Filter brands">
      <form className={form.form} action={paths.brands}>
        <span className={field.field}>
          <Icon name="filter" />
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
