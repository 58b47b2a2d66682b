import {
  type ComponentType,
  type FormEvent,
  type MouseEvent,
  type RefObject,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import { afterPaint } from '#ui/after-paint.ts'
import button from '#ui/button.module.css'
import { isWide } from '#ui/is-wide.ts'
import { DrawnIcon } from '#ui/late/drawn-icon.tsx'
import { whenWanted } from '#ui/late/when-wanted.ts'
import { PageAheadContext } from '#ui/page-ahead.ts'
import { useLater } from '#ui/use-later.ts'
import { countedPath, isCounted, readAhead, withCounts } from './count-ahead.ts'
import { FilterForm } from './filter-form.tsx'
import styles from './filter-panel.module.css'
import type { FilterSheetProps } from './filter-sheet.tsx'
import type { FilterView } from './filter-view.ts'
import { filteredPath } from './filters.ts'

/** The filters: a sidebar on wide screens, else a button that opens a sheet. Without script it opens the plain form. */
export function FilterPanel({ view }: { view: FilterView }) {
  const { active, near } = view
  const sidebar = useRef<HTMLElement>(null)
  const facets = useCounts(view, sidebar)
  // On a phone it is behind the button.
  const isThere = useLater(isWide)
  const [Sheet, setSheet] = useState<ComponentType<FilterSheetProps> | null>(null)
  const openSheet = (event: MouseEvent<HTMLElement>) => {
    const details = event.currentTarget.parentElement as HTMLDetailsElement
    if (details.open || isWide()) return
    event.preventDefault()
    import('./filter-sheet.tsx').then(
      // First the button shows that it was tapped: the sheet takes a slow phone longer.
      (late) => void afterPaint(() => setSheet(() => late.FilterSheet)),
      () => {
        details.open = true
      },
    )
  }
  return (
    <>
      {/* Open if there is an error to show. */}
      <details className={styles.panel} open={near?.isKnown === false}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button by itself. */}
        <summary className={button.button} data-look="quiet" onClick={openSheet}>
          <DrawnIcon name="filter" /> Filters {active.length > 0 && <b>{active.length}</b>}
        </summary>
        <search aria-label="Filter deals" ref={sidebar}>
          {isThere && <PanelForm view={{ ...view, facets }} />}
        </search>
      </details>
      {Sheet && <Sheet view={view} onClose={() => setSheet(null)} />}
    </>
  )
}

/** A list without filters does not count what depends on the hour: a sidebar in view fetches those counts. */
function useCounts(view: FilterView, sidebar: RefObject<HTMLElement | null>) {
  const { path, q, filters, facets } = view
  const fetchAhead = useContext(PageAheadContext)
  const [counted, setCounted] = useState({ of: facets, facets })
  const shown = counted.of === facets ? counted.facets : facets
  const isMissing = !isCounted(shown)
  useEffect(() => {
    if (!isMissing || !sidebar.current || !isWide()) return
    let isAsked = false
    const read = async () => {
      if (isAsked) return
      isAsked = true
      const ahead = await readAhead(fetchAhead, countedPath({ path, q, filters }))
      setCounted({ of: facets, facets: withCounts(facets, ahead.facets) })
    }
    // The options can be chosen without their counts.
    return whenWanted(sidebar.current, () => void read().catch(() => {}))
  }, [isMissing, path, q, filters, facets, fetchAhead, sidebar])
  return shown
}

/** In a sidebar a click on an option answers at once. Keys only choose, so that arrows can pass over options. */
function PanelForm({ view }: { view: FilterView }) {
  const { path, q, filters } = view
  const isPointed = useRef(false)
  const answer = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    const isOption = target instanceof HTMLInputElement && /radio|checkbox/.test(target.type)
    if (isOption && isPointed.current && isWide()) currentTarget.requestSubmit()
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
