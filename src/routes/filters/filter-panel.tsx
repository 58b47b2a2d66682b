import { type ComponentType, type FormEvent, type MouseEvent, useRef, useState } from 'react'
import button from '#ui/button.module.css'
import { Icon } from '#ui/icon.tsx'
import { FilterForm } from './filter-form.tsx'
import styles from './filter-panel.module.css'
import type { FilterSheetProps } from './filter-sheet.tsx'
import type { FilterView } from './filter-view.ts'
import { filteredPath } from './filters.ts'

/** From here on the filters are a sidebar. */
const WIDE = '(min-width: 64rem)'

/** The filters: a sidebar where there is room, else a button that opens a sheet. Without script it opens the plain form. */
export function FilterPanel({ view }: { view: FilterView }) {
  const { active, near } = view
  const [Sheet, setSheet] = useState<ComponentType<FilterSheetProps> | null>(null)
  const openSheet = (event: MouseEvent<HTMLElement>) => {
    const details = event.currentTarget.parentElement as HTMLDetailsElement
    if (details.open || matchMedia(WIDE).matches) return
    event.preventDefault()
    import('./filter-sheet.tsx').then(
      (late) => setSheet(() => late.FilterSheet),
      () => {
        details.open = true
      },
    )
  }
  return (
    <>
      {/* Open where there is something to answer. */}
      <details className={styles.panel} open={near?.isKnown === false}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button by itself. */}
        <summary className={button.button} data-look="quiet" onClick={openSheet}>
          <Icon name="filter" /> Filters {active.length > 0 && <b>{active.length}</b>}
        </summary>
        <search aria-label="Filter deals">
          <PanelForm view={view} />
        </search>
      </details>
      {Sheet && <Sheet view={view} onClose={() => setSheet(null)} />}
    </>
  )
}

/** In a sidebar a click on an option answers at once. Keys only choose, so that arrows can pass over options. */
function PanelForm({ view }: { view: FilterView }) {
  const { path, q, filters } = view
  const isPointed = useRef(false)
  const answer = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    const isOption = target instanceof HTMLInputElement && /radio|checkbox/.test(target.type)
    if (isOption && isPointed.current && matchMedia(WIDE).matches) currentTarget.requestSubmit()
  }
  return (
    <FilterForm
      // A list shows its own choices after a navigation.
      key={filteredPath(path, { q, filters })}
      view={view}
      onPlace={(form) => form.requestSubmit()}
      onPointerDown={() => {
        isPointed.current = true
      }}
      onKeyDown={() => {
        isPointed.current = false
      }}
      onChange={answer}
    >
      <button type="submit" className={button.button}>
        Show deals
      </button>
    </FilterForm>
  )
}
