import { useId } from 'react'
import lists from '../lists.module.css'
import type { NearNote } from './filters.ts'

type NearFieldProps = {
  near: NearNote | null
  /** To offer while somebody types. */
  places?: readonly string[]
}

/** Where deals are wanted. What nobody knows is answered here, where it was typed. */
export function NearField({ near, places = [] }: NearFieldProps) {
  const id = useId()
  const isUnknown = near?.isKnown === false
  return (
    <div className={lists.field}>
      <label>
        <span>Near</span>
        <input
          key={near?.typed}
          type="text"
          name="near"
          defaultValue={near?.typed}
          placeholder="Bugis or 189673"
          autoComplete="postal-code"
          list={places.length > 0 ? `${id}places` : undefined}
          aria-describedby={isUnknown ? `${id}note` : undefined}
          aria-invalid={isUnknown || undefined}
        />
      </label>
      {places.length > 0 && (
        <datalist id={`${id}places`}>
          {places.map((place) => (
            <option key={place} value={place} />
          ))}
        </datalist>
      )}
      {isUnknown && <p id={`${id}note`}>{near.text}</p>}
    </div>
  )
}
