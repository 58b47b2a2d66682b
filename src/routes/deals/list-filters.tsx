import { paths } from '#lib/paths.ts'
import button from '#ui/button.module.css'
import { Icon } from '#ui/icon.tsx'
import { Tag } from '#ui/tag.tsx'
import lists from '../lists.module.css'
import { type FilterName, type Filters, listPath, withoutFilter } from './filters.ts'
import styles from './list-filters.module.css'
import type { DealsPayload, FilterChoice } from './payload.ts'

type ListFiltersProps = Pick<DealsPayload, 'filters' | 'choices'> & { path: string }

const sorts = [
  ['', 'Ending soonest'],
  ['new', 'Newest'],
  ['saving', 'Biggest saving'],
] as const

/** A plain form: the choices are in the address, so that a list can be shared and works without script. */
export function ListFilters({ path, filters, choices }: ListFiltersProps) {
  const active = activeFilters(filters, choices)
  return (
    <search className={styles.filters} aria-label="Filter deals">
      <details>
        <summary className={button.button} data-look="quiet">
          <Icon name="filter" /> Filter and sort
        </summary>
        {/* Keyed by the choices, so that a list shows its own after a navigation. */}
        <form action={path} key={listPath(path, filters)} ref={tidyAddress}>
          <label className={styles.tick}>
            <input
              type="checkbox"
              name="usable"
              value="now"
              defaultChecked={Boolean(filters.usable)}
            />
            Usable now
          </label>
          <label className={styles.tick}>
            <input
              type="checkbox"
              name="ends"
              value="soon"
              defaultChecked={Boolean(filters.ends)}
            />
            Ending within a week
          </label>
          {choices.map((choice) => (
            <Choice key={choice.name} choice={choice} chosen={filters[choice.name] ?? ''} />
          ))}
          <label className={styles.choice}>
            <span>Sort</span>
            <select name="sort" defaultValue={filters.sort ?? ''}>
              {sorts.map(([value, name]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <button type="submit" className={button.button}>
            Show deals
          </button>
        </form>
      </details>
      {active.length > 0 && (
        <ul className={lists.tags} aria-label="Active filters">
          {active.map(({ name, text }) => (
            <li key={name}>
              <Tag href={listPath(path, withoutFilter(filters, name))} look="brand">
                <span className="sr">Remove filter: </span>
                {text} <Icon name="close" size="s" />
              </Tag>
            </li>
          ))}
          <li>
            <Tag href={path}>Clear all</Tag>
          </li>
        </ul>
      )}
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

function Choice({ choice, chosen }: { choice: FilterChoice; chosen: string }) {
  return (
    <label className={styles.choice}>
      <span>{choice.label}</span>
      <select name={choice.name} defaultValue={chosen}>
        <option value="">Any</option>
        {choice.options.map(({ value, name, count }) => (
          <option key={value} value={value} disabled={count === 0 && value !== chosen}>
            {name} ({count})
          </option>
        ))}
      </select>
    </label>
  )
}

function activeFilters(filters: Filters, choices: readonly FilterChoice[]) {
  const named = choices.flatMap(({ name, options }) => {
    const option = options.find(({ value }) => value === filters[name])
    return option ? [{ name, text: option.name }] : []
  })
  const ticked: { name: FilterName; text: string }[] = [
    ...(filters.usable ? [{ name: 'usable' as const, text: 'Usable now' }] : []),
    ...(filters.ends ? [{ name: 'ends' as const, text: 'Ending within a week' }] : []),
  ]
  return [...ticked, ...named]
}

/** Where a list starts again from the beginning. */
export function pathOfList(category: DealsPayload['category']): string {
  return category ? paths.category(category) : paths.deals()
}
