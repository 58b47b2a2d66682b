import { useId, useState } from 'react'
import { Button } from '../shell/button.tsx'
import { useLoaded } from '../shell/use-loaded.ts'
import type { Picked } from '../wire/documents.ts'
import { useFoundDocuments } from './use-found-documents.ts'

type DocumentPickerProps = {
  id: string
  label: string
  types: readonly string[]
  /** What is chosen now. */
  chosen: { id: string; title: string } | null
  describedBy?: string | undefined
  autoFocus?: boolean | undefined
  onPick: (picked: Picked | null) => void
}

/** A combobox over all documents of some types. Arrows move, Enter picks, Escape closes. */
export function DocumentPicker(props: DocumentPickerProps) {
  const { id, label, types, chosen, describedBy, autoFocus, onPick } = props
  const [text, setText] = useState<string | null>(null)
  const [active, setActive] = useState(0)
  const picks = useFoundDocuments(text, types).picks ?? []
  const title = useTitle(chosen)
  const listId = useId()
  const isOpen = text !== null && picks.length > 0

  const pick = (picked: Picked | null) => {
    setText(null)
    if (picked) onPick(picked)
  }
  function onKeyDown(event: React.KeyboardEvent): void {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (text === null) setText('')
      const step = event.key === 'ArrowDown' ? 1 : -1
      setActive((place) => (place + step + picks.length) % Math.max(1, picks.length))
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      pick(picks[active] ?? null)
    } else if (event.key === 'Escape') setText(null)
  }

  return (
    <div className="picker">
      <input
        id={id}
        className="in"
        // biome-ignore lint/a11y/noAutofocus: the first field of a form that somebody has just asked for.
        autoFocus={autoFocus}
        role="combobox"
        autoComplete="off"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={isOpen ? `${listId}-${active}` : undefined}
        aria-describedby={describedBy}
        placeholder={`Search ${label.toLowerCase()}`}
        value={text ?? title}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          setText(event.target.value)
          setActive(0)
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setText(null)}
      />
      {chosen && (
        <Button look="bare ic" aria-label={`Remove ${title}`} onClick={() => onPick(null)}>
          ×
        </Button>
      )}
      <div
        className="pop picker__list"
        id={listId}
        role="listbox"
        aria-label={label}
        hidden={!isOpen}
      >
        {picks.map((picked, place) => (
          <Option
            key={picked.id}
            id={`${listId}-${place}`}
            picked={picked}
            isActive={place === active}
            onPick={() => pick(picked)}
          />
        ))}
      </div>
    </div>
  )
}

type OptionProps = { id: string; picked: Picked; isActive: boolean; onPick: () => void }

function Option({ id, picked, isActive, onPick }: OptionProps) {
  return (
    <div
      tabIndex={-1}
      id={id}
      role="option"
      aria-selected={isActive}
      // Before the field loses the focus.
      onMouseDown={(event) => {
        event.preventDefault()
        onPick()
      }}
    >
      {picked.thumb && <img className="thumb" src={picked.thumb} alt="" />}
      <span>
        {picked.title}
        <span className="meta">{picked.uid ?? picked.type}</span>
      </span>
    </div>
  )
}

/** The title of the chosen document. Links hold only its uid, which is shown until the title has loaded. */
function useTitle(chosen: DocumentPickerProps['chosen']): string {
  const query = chosen && new URLSearchParams({ id: chosen.id })
  const { value } = useLoaded<{ picks: readonly Picked[] }>(query && `/pick?${query}`)
  const found = value?.picks.find(({ id }) => id === chosen?.id)
  return found?.title ?? chosen?.title ?? ''
}
