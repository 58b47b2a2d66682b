import { useRef, useState } from 'react'
import { Button } from '../shell/button.tsx'
import { Chips } from '../shell/chips.tsx'
import { useActs, useDesk } from '../shell/desk-context.ts'
import { EmptyBox } from '../shell/empty-box.tsx'
import { type DocumentRow, documentStates } from '../wire/documents.ts'
import { BulkBar } from './bulk-bar.tsx'
import { DocumentLine } from './document-line.tsx'
import { setAddress, toQuestion, withAnswers } from './list-address.ts'
import { ListFilters } from './list-filters.tsx'
import { ViewBar } from './saved-views.tsx'
import { sayTotal } from './say-total.ts'
import { stateNames } from './state-names.ts'
import { useDocumentList } from './use-document-list.ts'
import { usePicked } from './use-picked.ts'
import { useRowKeys } from './use-row-keys.ts'
import '../styles/document-list.css'

const names = { ...stateNames, draft: 'Drafts' }

type DocumentListProps = {
  type: string
  /** `deal` */
  noun: string
  query: URLSearchParams
  toPath: (row: DocumentRow) => string
}

/** Documents of a type, found by any word, state and field. The question is in the address; views keep it under a name. */
export function DocumentList({ type, noun, query, toPath }: DocumentListProps) {
  const { me } = useDesk()
  const [{ question, view }, setAsked] = useState(() => ({
    question: toQuestion(query),
    view: query.get('view'),
  }))
  const { list, failure, readMore, readAgain } = useDocumentList(type, question)
  const rows = list?.rows ?? []
  const picking = usePicked(
    question,
    rows.map(({ id }) => id),
  )
  const mayPick = me.capabilities.includes('write')
  const rowKeys = useRowKeys(mayPick ? picking.pick : null)

  function ask(next: string, nextView: string | null = view): void {
    setAsked({ question: next, view: nextView })
    setAddress(next, nextView)
  }

  const total = list?.total ?? 0
  return (
    <div className="col">
      <Ask noun={noun} question={question} onAsk={ask} />
      <ViewBar list={type} question={question} view={view} onAsk={ask} />
      {failure && (
        <p className="find" role="alert">
          {failure.message} <Button onClick={readAgain}>Try again</Button>
        </p>
      )}
      {mayPick ? (
        <BulkBar
          picking={picking}
          question={question}
          {...{ type, noun, total, shown: rows.length }}
          isLoaded={list !== null}
          onChanged={readAgain}
        />
      ) : (
        <p className="meta" role="status">
          {list && sayTotal(total, noun)}
        </p>
      )}
      {list && total === 0 && (
        <EmptyBox>No {noun}s match. Remove a word or choose another state.</EmptyBox>
      )}
      <ul ref={rowKeys} className="box rows" aria-label={`${noun}s`}>
        {rows.map((row) => (
          <DocumentLine
            key={row.id}
            row={row}
            to={toPath(row)}
            isPicked={picking.isPicked(row.id)}
            onPick={mayPick ? (isRange) => picking.pick(row.id, isRange) : undefined}
          />
        ))}
      </ul>
      {list?.next && (
        <Button look="tall" onClick={readMore}>
          Show more
        </Button>
      )}
    </div>
  )
}

type AskProps = { noun: string; question: string; onAsk: (question: string) => void }

/** Words, state, and the other filters, which are closed until somebody needs them. */
function Ask({ noun, question, onAsk }: AskProps) {
  const query = new URLSearchParams(question)
  const field = useRef<HTMLInputElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  useActs([{ name: `Find ${noun}s`, keys: '/', run: () => field.current?.focus() }])
  const others = [...query.keys()].filter(isOther).length
  return (
    <search className="dl__ask">
      <input
        ref={field}
        className="in"
        type="search"
        value={query.get('words') ?? ''}
        aria-label={`Find ${noun}s`}
        placeholder={`Find ${noun}s by any word`}
        onChange={({ target }) => onAsk(withAnswers(question, { words: target.value }))}
      />
      <Chips
        label="State"
        chips={[
          { value: null, name: 'All' },
          ...documentStates.map((state) => ({ value: state, name: names[state] })),
        ]}
        chosen={query.get('state')}
        onChoose={(state) => onAsk(withAnswers(question, { state }))}
      >
        <Button
          look="bare"
          aria-expanded={isOpen}
          aria-controls="list-filters"
          onClick={() => setIsOpen(!isOpen)}
        >
          Filters{others > 0 && ` (${others})`}
        </Button>
      </Chips>
      <div id="list-filters" hidden={!isOpen}>
        <ListFilters question={question} onAsk={onAsk} />
      </div>
    </search>
  )
}

function isOther(name: string): boolean {
  return name !== 'words' && name !== 'state'
}
