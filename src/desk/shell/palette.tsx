import { type KeyboardEvent, useId, useState } from 'react'
import { navigate } from '../link.tsx'
import { documentPath } from '../wire/document-path.ts'
import type { DocumentList, DocumentRow } from '../wire/documents.ts'
import { useDesk } from './desk-context.ts'
import { DeskIcon, type DeskIconName } from './icon.tsx'
import { Marked } from './marked.tsx'
import { useLoaded } from './use-loaded.ts'
import { useModal } from './use-modal.ts'

type Entry = {
  id: string
  group: 'Documents' | 'Do'
  name: string
  note: string
  keys: string | null
  icon: DeskIconName
  run: () => void
}

const MOST_DOCUMENTS = 6
const PAUSE_MS = 120

/** Finds documents and acts by words; `>` lists acts alone. */
export function Palette({ onClose }: { onClose: () => void }) {
  const dialog = useModal()
  const [typed, setTyped] = useState('')
  const [place, setPlace] = useState(0)
  const id = useId()
  const words = typed.replace(/^>\s*/, '').trim()
  const isActsOnly = words === '' || typed.startsWith('>')
  const { value } = useLoaded<DocumentList>(
    isActsOnly ? null : `/documents?${new URLSearchParams({ words })}`,
    { pauseMs: PAUSE_MS },
  )
  const found = (value?.rows ?? []).slice(0, MOST_DOCUMENTS).map(toEntry)
  const acts = useActEntries(words)
  // Documents arrive later, and must not displace an act that Enter is about to run.
  const isAct = words !== '' && acts.some(({ name }) => beginsWith(name, words))
  const entries = isAct ? [...acts, ...found] : [...found, ...acts]
  const selected = Math.min(place, entries.length - 1)

  function run(entry: Entry | undefined): void {
    if (!entry) return
    dialog.current?.close()
    entry.run()
  }
  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && entries.length > 0) {
      event.preventDefault()
      setPlace((selected + step + entries.length) % entries.length)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      run(entries[selected])
    }
  }

  return (
    <dialog ref={dialog} className="palx" aria-label="Search or do" onClose={onClose}>
      <div className="palx__q">
        <DeskIcon name="search" />
        <input
          role="combobox"
          aria-label="Search or do"
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={entries[selected] ? `${id}-${selected}` : undefined}
          placeholder="Search or do"
          value={typed}
          onKeyDown={onKeyDown}
          onChange={({ target }) => {
            setTyped(target.value)
            setPlace(0)
          }}
        />
        <kbd>Esc</kbd>
      </div>
      <PaletteList {...{ id, entries, selected, words, run }} />
      <footer>
        <span>↑ ↓ choose</span>
        <span>Enter opens</span>
        <span>&gt; acts only</span>
        <span>? all keys</span>
      </footer>
    </dialog>
  )
}

type PaletteListProps = {
  id: string
  entries: readonly Entry[]
  selected: number
  words: string
  run: (entry: Entry) => void
}

function PaletteList({ id, entries, selected, words, run }: PaletteListProps) {
  const groups = [...new Set(entries.map(({ group }) => group))]
  if (groups.length === 0) return <p className="palx__none">Nothing matches these words.</p>
  return (
    <div role="listbox" id={`${id}-list`} aria-label="Found">
      {groups.map((name) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox groups its options so; a fieldset is for fields.
        <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
          <h2 id={`${id}-${name}`}>{name}</h2>
          {entries.map((entry, index) =>
            entry.group === name ? (
              // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active option.
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys.
              <div
                key={entry.id}
                className="palx__row"
                role="option"
                id={`${id}-${index}`}
                aria-selected={index === selected}
                onClick={() => run(entry)}
              >
                <DeskIcon name={entry.icon} />
                <span className="grow">
                  <Marked text={entry.name} words={words} />
                </span>
                <span className="meta">{entry.note}</span>
                {entry.keys !== null && <kbd>{entry.keys}</kbd>}
              </div>
            ) : null,
          )}
        </div>
      ))}
    </div>
  )
}

function beginsWith(name: string, words: string): boolean {
  return name.toLowerCase().startsWith(words.toLowerCase())
}

function useActEntries(words: string): Entry[] {
  const { acts } = useDesk()
  const wanted = words.toLowerCase().split(/\s+/)
  return acts
    .list()
    .filter(({ keys }) => keys !== 'Ctrl-K')
    .filter(({ name }) => wanted.every((word) => name.toLowerCase().includes(word)))
    .map(({ name, keys, run }) => ({
      id: `act ${name}`,
      group: 'Do',
      name,
      note: '',
      keys: keys ?? null,
      icon: 'check',
      run,
    }))
}

function toEntry({ id, type, title, brand, state }: DocumentRow): Entry {
  return {
    id: `document ${id}`,
    group: 'Documents',
    name: title,
    note: [brand, state].filter(Boolean).join(' · '),
    keys: null,
    icon: type === 'deal' ? 'tag' : 'pen',
    run: () => navigate(documentPath({ id, type })),
  }
}
