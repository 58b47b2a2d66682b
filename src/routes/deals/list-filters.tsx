import { endSpanNames, endSpans } from '#deals/end-spans.ts'
import * as paths from '#lib/paths.ts'
import button from '#ui/button.module.css'
import { Icon } from '#ui/icon.tsx'
import { ActiveFilters } from '../filters/active-filters.tsx'
import { filteredPath, sortNames } from '../filters/filters.ts'
import { NearField } from '../filters/near-field.tsx'
import lists from '../lists.module.css'
import styles from './list-filters.module.css'
import type { DealsPayload } from './payload.ts'

type ListFiltersProps = { payload: DealsPayload; path: string }

const sorts = Object.entries(sortNames)

/** A plain form: the choices are in the address, so that a list can be shared and works without script. */
export function ListFilters({ payload, path }: ListFiltersProps) {
  const { filters, active, choices, near, places } = payload
  return (
    <search className={styles.filters} aria-label="Filter deals">
      {/* Open where there is something to answer. */}
      <details open={near?.isKnown === false}>
        <summary className={button.button} data-look="quiet">
          <Icon name="filter" /> Filter and sort
        </summary>
        {/* Keyed by the choices, so that a list shows its own after a navigation. */}
        <form action={path} key={filteredPath(path, { filters })} ref={tidyAddress}>
          <Tick name="usable" value="now" text="Usable now" chosen={filters.usable} />
          <Tick name="only" value="here" text="Only here" chosen={filters.only} />
          <Choice
            name="ends"
            label="Ends"
            options={endSpans.map((span) => [span, endSpanNames[span]])}
            chosen={filters.ends}
          />
          {choices.map(({ name, label, options }) => (
            <Choice
              key={name}
              name={name}
              label={label}
              options={options.map((option) => [option.value, option.name, option.count])}
              chosen={filters[name]}
            />
          ))}
          <NearField near={near} places={places} />
          <Choice
            name="sort"
            label="Sort"
            // The first is how a list is sorted anyway.
            options={sorts.slice(1).filter(([name]) => name !== 'near' || filters.near)}
            chosen={filters.sort}
            any={sortNames.ends}
          />
          <button type="submit" className={button.button}>
            Show deals
          </button>
        </form>
      </details>
      <ActiveFilters active={active} path={path} filters={filters} className={lists.tags} />
    </search>
  )
}

/** Without script the server leads to the tidy address. */
function tidyAddress(form: HTMLFormElement | null): void {
  form?.addEventListener('formdata', leaveOutEmpty)
}

function leaveOutEmpty({ formData }: FormDataEvent): void {
  for (const [name, value] of [...formData]) if (value === '') formData.delete(name)
}

type TickProps = { name: string; value: string; text: string; chosen: string | undefined }

function Tick({ name, value, text, chosen }: TickProps) {
  return (
    <label className={styles.tick}>
      <input type="checkbox" name={name} value={value} defaultChecked={chosen !== undefined} />
      {text}
    </label>
  )
}

type ChoiceProps = {
  name: string
  label: string
  /** A count only where it is known. */
  options: readonly (readonly [value: string, name: string, count?: number])[]
  chosen: string | undefined
  any?: string
}

function Choice({ name, label, options, chosen = '', any = 'Any' }: ChoiceProps) {
  return (
    <label className={lists.field}>
      <span>{label}</span>
      <select name={name} defaultValue={chosen}>
        <option value="">{any}</option>
        {options.map(([value, text, count]) => (
          <option key={value} value={value} disabled={count === 0 && value !== chosen}>
            {text}
            {count !== undefined && ` (${count})`}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Where a list starts again from the beginning. */
export function pathOfList(category: DealsPayload['category']): string {
  return category ? paths.category(category) : paths.deals
}
