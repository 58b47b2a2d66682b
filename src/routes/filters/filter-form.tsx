import type { ChangeEvent, ComponentProps, FormEvent, ReactNode } from 'react'
import styles from './filter-form.module.css'
import type { FilterView } from './filter-view.ts'
import {
  type FilterChoice,
  type FilterName,
  type FilterOption,
  type Filters,
  filteredPath,
} from './filters.ts'
import { NearField } from './near-field.tsx'
import { ANY } from './plain-words.ts'
import { readForm } from './read-form.ts'

type FilterFormProps = Omit<ComponentProps<'form'>, 'onSubmit'> & {
  view: FilterView
  /** The current choices, if they differ from those of the view. */
  chosen?: Filters
  /** Called when a place was filled in for the visitor. */
  onPlace: (form: HTMLFormElement) => void
  /** Called instead of going to the list. */
  onSend?: (go: () => void) => void
  /** The buttons that send it. */
  children: ReactNode
}

/** A plain form: the choices are in the address, so that a list can be shared and works without script. */
export function FilterForm(props: FilterFormProps) {
  const { view, chosen, onPlace, onSend = (go) => go(), children, ...others } = props
  const { path, q, filters, active, facets, near, places } = view
  const send = (event: FormEvent<HTMLFormElement>) => {
    // To the canonical address, which may have been fetched ahead. Without script the server leads there.
    event.preventDefault()
    const address = filteredPath(path, { q, filters: readForm(event.currentTarget) })
    onSend(() => location.assign(address))
  }
  const nearField = <NearField near={near} places={places} onPlace={onPlace} />
  return (
    <form {...others} action={path} className={styles.form} onSubmit={send}>
      <div className={styles.fields}>
        {q && <input type="hidden" name="q" value={q} />}
        <input type="hidden" name="sort" defaultValue={(chosen ?? filters).sort ?? ''} />
        <input type="hidden" name="plain" defaultValue={filters.plain ?? ''} />
        {facets.map((facet) => (
          <Facet
            key={facet.name}
            facet={facet}
            chosen={(chosen ?? filters)[facet.name]}
            isRead={active.some(({ name, isRead }) => name === facet.name && isRead)}
          >
            {facet.name === 'near' && nearField}
            {facet.name === 'time' && <TimeField />}
          </Facet>
        ))}
        {facets.every(({ name }) => name !== 'near') && (
          <fieldset className={styles.facet}>
            <legend>Near MRT</legend>
            {nearField}
          </fieldset>
        )}
      </div>
      {children}
    </form>
  )
}

/** Their options are short: as chips in a sheet they take less space than as lines. */
const asChips: readonly FilterName[] = ['day', 'time', 'near', 'max', 'ends']

type FacetProps = {
  facet: FilterChoice
  chosen: string | undefined
  /** The value comes from words of the search: without it they must become ordinary words. */
  isRead: boolean
  children: ReactNode
}

/**
 * Text fields for other values come before the options, because the first of two values with one name counts. They start
 * empty: a value that was typed before is then one of the options.
 */
function Facet({ facet: { name, label, options }, chosen, isRead, children }: FacetProps) {
  const isOne = options.length === 1
  const none = isRead ? ANY : ''
  return (
    <fieldset
      className={styles.facet}
      data-look={asChips.includes(name) ? 'chips' : undefined}
      onChange={emptyTyped}
    >
      <legend>{label}</legend>
      {children}
      <div className={styles.options}>
        {!isOne && (
          <Option
            type="radio"
            name={name}
            option={{ value: none, label: 'Any', count: null }}
            isChosen={chosen === undefined}
          />
        )}
        {options.map((option) => (
          <Option
            key={option.value}
            type={isOne ? 'checkbox' : 'radio'}
            name={name}
            option={option}
            isChosen={option.value === chosen}
          />
        ))}
        {/* After the box, because the first value counts. */}
        {isOne && isRead && <input type="hidden" name={name} value={none} />}
      </div>
    </fieldset>
  )
}

/** An option replaces what was typed. */
function emptyTyped({ target, currentTarget }: ChangeEvent<HTMLElement>): void {
  if (!(target instanceof HTMLInputElement) || target.type !== 'radio') return
  for (const field of currentTarget.querySelectorAll('input')) {
    if (field.type !== 'radio') field.value = ''
  }
}

type OptionProps = {
  type: 'radio' | 'checkbox'
  name: string
  option: FilterOption
  isChosen: boolean
}

function Option({ type, name, option: { value, label, count }, isChosen }: OptionProps) {
  return (
    <label>
      <input
        type={type}
        name={name}
        value={value}
        defaultChecked={isChosen}
        disabled={count === 0 && !isChosen}
      />
      <span>{label}</span>
      {count !== null && <small>{count}</small>}
    </label>
  )
}

function TimeField() {
  return (
    <label className={`${styles.field} ${styles.typed}`}>
      <span>At a certain time</span>
      <input type="time" name="time" />
    </label>
  )
}
