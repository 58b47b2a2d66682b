import { type CSSProperties, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { Suggestion } from '#lib/suggestions.ts'
import { Icon } from '../icon.tsx'
import { DrawnIcon } from '../late/drawn-icon.tsx'
import type { RecentSearches } from './recent-searches.ts'
import { type SuggestGroup, suggestGroups } from './suggest-groups.ts'
import { useCombobox } from './use-combobox.ts'
import { type SuggestState, useSuggestions } from './use-suggestions.ts'

type SuggestionListProps = {
  input: HTMLInputElement
  /** The form's action: `/search`, or `/{uid}/search` for a partner's deals only. */
  path: string
  recent: RecentSearches
}

/** A single letter matches too much. */
const MIN_LENGTH = 2

/** The list below a search field. The form works without it. */
export function SuggestionList({ input, path, recent }: SuggestionListProps) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const options = () => [...(box.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])]
  const onSubmit = (q: string) => {
    if (q !== '') recent.add(q)
  }
  const { text, isOpen, active, close } = useCombobox({ input, options, onSubmit })
  const partner = path.split('/').at(-2) || null
  const asked = isOpen && (text === '' || text.length >= MIN_LENGTH) ? text : null
  const state = useSuggestions(asked, partner)
  const groups = isOpen ? suggestGroups({ text, path, answer: state.answer, recent }) : []
  const trouble = asked ? troubleText(state) : null
  const isShown = groups.length > 0 || trouble !== null
  const room = useRoomBelow(input, isShown)

  useEffect(() => {
    input.role = 'combobox'
    input.autocomplete = 'off'
    input.ariaAutoComplete = 'list'
    input.setAttribute('aria-controls', id)
    input.ariaExpanded = String(groups.length > 0)
    if (active < 0) input.removeAttribute('aria-activedescendant')
    else input.setAttribute('aria-activedescendant', `${id}-${active}`)
    options()[active]?.scrollIntoView({ block: 'nearest' })
  })

  return (
    <>
      <p className="sr" role="status">
        {isOpen && announcement(trouble, groups)}
      </p>
      <div ref={box} className="sgst" hidden={!isShown} style={room}>
        {trouble && (
          <p className="sgst-note">
            <GroupIcon name={state.trouble === 'slow' ? 'clock' : 'info'} size="s" /> {trouble}
          </p>
        )}
        <div role="listbox" id={id} aria-label="Suggestions">
          {groups.map((group) => (
            <Group
              key={group.name}
              group={group}
              id={id}
              active={active}
              onChoose={() => {
                if (text !== '') recent.add(text)
                close()
              }}
            />
          ))}
        </div>
      </div>
    </>
  )
}

type GroupProps = { group: SuggestGroup; id: string; active: number; onChoose: () => void }

function Group({ group, id, active, onChoose }: GroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls.
    <div role="group" aria-label={group.name}>
      {group.heading && <p aria-hidden="true">{group.heading}</p>}
      {group.items.map((item, index) => {
        const place = group.start + index
        return (
          <a
            key={item.path}
            id={`${id}-${place}`}
            role="option"
            aria-selected={place === active}
            tabIndex={-1}
            href={item.path}
            onClick={onChoose}
          >
            <Row item={item} icon={group.icon} />
          </a>
        )
      })}
    </div>
  )
}

function Row({ item, icon }: { item: Suggestion; icon: SuggestGroup['icon'] }) {
  return (
    <>
      {item.badge ? <b>{item.badge}</b> : <GroupIcon name={icon} />}
      <span className="sgst-text">
        <span>
          {item.title.map(({ text, found }, index) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one title, which never move
            found ? <mark key={index}>{text}</mark> : text,
          )}
        </span>
        {item.notes.length > 0 && (
          <small>
            {item.notes.map(({ text, urgent }) => (
              <span key={text} data-urgent={urgent}>
                {text}
                <span className="sr">, </span>
              </span>
            ))}
          </small>
        )}
      </span>
    </>
  )
}

type GroupIconProps = { name: SuggestGroup['icon']; size?: 's' }

function GroupIcon({ name, ...props }: GroupIconProps) {
  return name === 'info' ? <DrawnIcon name={name} {...props} /> : <Icon name={name} {...props} />
}

/** A line above the options, or `null`. */
function troubleText({ trouble, answer }: SuggestState): string | null {
  if (trouble === 'offline') return 'You are offline. Suggestions return when you are back online.'
  if (trouble === 'failed') return 'No suggestions right now. Press Enter to search.'
  if (trouble === 'slow') return 'Still looking…'
  if (answer?.groups.length === 0) return `No live deal matches “${answer.q}”.`
  return answer?.meant ? `Showing results for “${answer.meant}”.` : null
}

/** The announcement for screen readers when the options change. */
function announcement(trouble: string | null, groups: readonly SuggestGroup[]): string {
  const count = groups.reduce((sum, { items }) => sum + items.length, 0)
  const counted = count === 1 ? '1 suggestion' : `${count} suggestions`
  return [trouble, count > 0 && counted].filter(Boolean).join(' ')
}

/** Where to open below the field: on the side with more space, and above a phone's keyboard. */
function useRoomBelow(input: HTMLInputElement, isShown: boolean): CSSProperties {
  const [style, setStyle] = useState<CSSProperties>({})

  useLayoutEffect(() => {
    if (!isShown) return
    const viewport = window.visualViewport
    const measure = () => {
      const { left, right, bottom } = input.getBoundingClientRect()
      const seen = viewport ? viewport.offsetTop + viewport.height : innerHeight
      const side = left > document.documentElement.clientWidth - right ? 'right' : 'left'
      setStyle({ [side]: 0, '--room': `${Math.round(seen - bottom)}px` } as CSSProperties)
    }
    measure()
    viewport?.addEventListener('resize', measure)
    return () => viewport?.removeEventListener('resize', measure)
  }, [input, isShown])

  return style
}
