import { useRef, useState } from 'react'
import { useActs } from '../shell/desk-context.ts'
import { EmptyBox } from '../shell/empty-box.tsx'
import { type DocumentRow, documentStates } from '../wire/documents.ts'
import { DocumentLine } from './document-line.tsx'
import { useDocumentList } from './use-document-list.ts'

const names = {
  live: 'Live',
  draft: 'Drafts',
  scheduled: 'Scheduled',
  ended: 'Ended',
}

type DocumentListProps = {
  type: string
  /** `deal` */
  noun: string
  query: URLSearchParams
  toPath: (row: DocumentRow) => string
}

/** Documents of a type, found by any word and by state. The question is in the address, so that a view can be kept as a link. */
export function DocumentList({ type, noun, query, toPath }: DocumentListProps) {
  const [words, setWords] = useState(query.get('words') ?? '')
  const [state, setState] = useState(query.get('state'))
  const { list, failure, readMore, readAgain } = useDocumentList({ type, words, state })
  const nouns = `${noun}s`
  const field = useRef<HTMLInputElement>(null)

  useActs([{ name: `Find ${nouns}`, keys: '/', run: () => field.current?.focus() }])

  function ask(next: { words?: string; state?: string | null }): void {
    const asked = { words, state, ...next }
    setWords(asked.words)
    setState(asked.state)
    const address = new URL(location.href)
    for (const [name, value] of Object.entries(asked)) {
      if (value) address.searchParams.set(name, value)
      else address.searchParams.delete(name)
    }
    history.replaceState(history.state, '', address)
  }

  return (
    <div className="col">
      <search className="dl__ask">
        <input
          ref={field}
          className="in"
          type="search"
          value={words}
          aria-label={`Find ${nouns}`}
          placeholder={`Find ${nouns} by any word`}
          onChange={({ target }) => ask({ words: target.value })}
        />
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would add a form's borders and legend */}
        <div className="fchips" data-scrolls="" role="group" aria-label="State">
          {[null, ...documentStates].map((each) => (
            <button
              key={each ?? 'all'}
              className="fchip"
              type="button"
              aria-pressed={state === each}
              onClick={() => ask({ state: each })}
            >
              {each === null ? 'All' : names[each]}
            </button>
          ))}
        </div>
      </search>
      {failure && (
        <p className="find" role="alert">
          {failure.message}{' '}
          <button className="b" type="button" onClick={readAgain}>
            Try again
          </button>
        </p>
      )}
      <p className="meta" role="status">
        {list && sayTotal(list.total, noun)}
      </p>
      {list && list.total === 0 && (
        <EmptyBox>No {nouns} match. Remove a word or choose another state.</EmptyBox>
      )}
      <ul className="box rows" aria-label={nouns}>
        {list?.rows.map((row) => (
          <DocumentLine key={row.id} row={row} to={toPath(row)} />
        ))}
      </ul>
      {list?.next && (
        <button className="b tall" type="button" onClick={readMore}>
          Show more
        </button>
      )}
    </div>
  )
}

function sayTotal(total: number, noun: string): string {
  return total === 1 ? `1 ${noun}` : `${total.toLocaleString('en-SG')} ${noun}s`
}
