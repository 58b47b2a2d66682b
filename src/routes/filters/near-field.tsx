import { useId, useRef, useState } from 'react'
import button from '#ui/button.module.css'
import { Icon } from '#ui/icon.tsx'
import styles from './filter-form.module.css'
import type { NearNote } from './filters.ts'

type NearFieldProps = {
  near: NearNote | null
  /** Suggestions while somebody types. */
  places: readonly string[]
  onPlace: (form: HTMLFormElement) => void
}

/** A field for a place other than the offered stations. Shows the error beside the field if the place is unknown. */
export function NearField({ near, places, onPlace }: NearFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [found, setFound] = useState('')
  const isUnknown = near?.isKnown === false
  const note = found || (isUnknown ? near.text : '')
  const findMe = () => {
    setFound('Finding your location.')
    import('./near-me.ts').then(
      async ({ findNearestStation }) => {
        const { station, note: text } = await findNearestStation()
        setFound(text)
        const form = input.current?.form
        if (station === null || !input.current || !form) return
        input.current.value = station
        const sort = form.elements.namedItem('sort')
        if (sort instanceof HTMLInputElement) sort.value = 'near'
        onPlace(form)
      },
      () => setFound('You are offline. Try again when you are back online.'),
    )
  }
  return (
    <div className={`${styles.field} ${styles.near} ${styles.typed}`}>
      <label>
        <span>Station, area or postal code</span>
        <input
          ref={input}
          type="text"
          name="near"
          defaultValue={isUnknown ? near.typed : ''}
          placeholder="Bugis or 189673"
          autoComplete="postal-code"
          list={places.length > 0 ? `${id}places` : undefined}
          aria-describedby={note ? `${id}note` : undefined}
          aria-invalid={(isUnknown && !found) || undefined}
        />
      </label>
      <button type="button" className={button.button} data-look="quiet" onClick={findMe}>
        <Icon name="pin" /> Near me
      </button>
      {places.length > 0 && (
        <datalist id={`${id}places`}>
          {places.map((place) => (
            <option key={place} value={place} />
          ))}
        </datalist>
      )}
      <p id={`${id}note`} role="status">
        {note}
      </p>
    </div>
  )
}
