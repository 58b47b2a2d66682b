import {
  type FormEvent,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { countDeals } from '#deals/count-deals.ts'
import { adoptStyles } from '#ui/adopt-styles.ts'
import { afterPaint } from '#ui/after-paint.ts'
import button from '#ui/button.module.css'
import { DrawnIcon } from '#ui/late/drawn-icon.tsx'
import { PageAheadContext } from '#ui/page-ahead.ts'
import { countedPath, isCounted, readAhead, withCounts } from './count-ahead.ts'
import { FilterForm } from './filter-form.tsx'
import css from './filter-sheet.css?inline'
import type { FilterView } from './filter-view.ts'
import { type FilterChoice, type Filters, filteredPath } from './filters.ts'
import { readForm } from './read-form.ts'

export type FilterSheetProps = { view: FilterView; onClose: () => void }

/** How long after the last key a typed place is requested. */
const TYPING_MS = 400

/** The filters on a phone, over the list. Its button says how many deals match the choices. */
export function FilterSheet({ view, onClose }: FilterSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { answer, ask } = useLiveAnswer(view)
  const timer = useRef(0)
  useLayoutEffect(() => {
    adoptStyles(css)
    dialog.current?.showModal()
  }, [])
  useEffect(() => () => clearTimeout(timer.current), [])
  const onChange = ({ currentTarget: form, target }: FormEvent<HTMLFormElement>) => {
    clearTimeout(timer.current)
    const isTyped = target instanceof HTMLInputElement && target.type === 'text'
    if (!isTyped) ask(readForm(form))
    else timer.current = window.setTimeout(() => ask(readForm(form)), TYPING_MS)
  }
  const close = () => dialog.current?.close()
  // By then a page that was fetched ahead has replaced this one with its sheet. Closing the sheet earlier would make the
  // browser compute the styles of the whole old list once more.
  const closeAfterPaint = () => void afterPaint(close)
  // The button shows first that it was tapped, because a slow phone needs longer for the list.
  const send = (go: () => void) => {
    dialog.current?.setAttribute('data-sent', '')
    afterPaint(() => {
      // First, because React forgets the dialog when it hides the page.
      closeAfterPaint()
      go()
    })
  }
  return (
    <dialog ref={dialog} className="sheet" aria-label="Filters" onClose={onClose}>
      <header>
        <h2>Filters</h2>
        <button type="button" aria-label="Close filters" onClick={close}>
          <DrawnIcon name="close" size="l" />
        </button>
      </header>
      <FilterForm
        view={{ ...view, facets: answer.facets }}
        chosen={answer.filters}
        onChange={onChange}
        onPlace={(form) => ask(readForm(form))}
        onSend={send}
      >
        <footer>
          {view.active.length > 0 && (
            <a
              className={button.button}
              data-look="quiet"
              href={clearedPath(view)}
              onClick={closeAfterPaint}
            >
              Clear
            </a>
          )}
          <button type="submit" className={button.button} aria-live="polite">
            {showText(answer.found)}
          </button>
        </footer>
      </FilterForm>
    </dialog>
  )
}

/** Without filters, in the same order. */
function clearedPath({ path, q, filters: { sort } }: FilterView): string {
  return filteredPath(path, { q, filters: sort && sort !== 'near' ? { sort } : {} })
}

function showText(found: number | null): string {
  if (found === null) return 'Show deals'
  return found === 0 ? 'No deals match' : `Show ${countDeals(found)}`
}

type Answer = {
  filters: Filters
  /** `null` while it is unknown. */
  found: number | null
  facets: readonly FilterChoice[]
}

/** Fetches the list that the choices lead to, so that it is there when the visitor goes to it. */
function useLiveAnswer(view: FilterView) {
  const { path, q, filters, found, facets } = view
  const fetchAhead = useContext(PageAheadContext)
  const [answer, setAnswer] = useState<Answer>({ filters, found, facets })
  const last = useRef('')
  const ask = useCallback(
    (asked: Filters, countedAt?: string) => {
      const address = countedAt ?? filteredPath(path, { q, filters: asked })
      last.current = address
      setAnswer((old) => ({ ...old, filters: asked, found: null }))
      readAhead(fetchAhead, address, { isNext: countedAt === undefined }).then(
        (ahead) => {
          if (last.current !== address) return
          setAnswer({
            filters: asked,
            found: ahead.found,
            facets: withCounts(facets, ahead.facets),
          })
        },
        // The button still leads to the list.
        () => {},
      )
    },
    [fetchAhead, path, q, facets],
  )
  useEffect(() => {
    if (!isCounted(facets)) ask(filters, countedPath({ path, q, filters }))
  }, [ask, facets, filters, path, q])
  return { answer, ask }
}
