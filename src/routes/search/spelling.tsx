import { Fragment } from 'react'
import { filteredPath } from '../filters/filters.ts'
import { asPlain } from '../filters/plain-words.ts'
import type { SearchPayload } from './payload.ts'

type SpellingProps = { payload: SearchPayload; path: string }

/** Says which words were corrected or may be mistyped, and links to the other query. */
export function Spelling({ payload: { q, corrected, maybe, filters }, path }: SpellingProps) {
  if (corrected) {
    return (
      <p>
        {corrected.words.map(({ typed, meant }) => `Corrected “${typed}” to “${meant}”. `)}
        <a href={filteredPath(path, { q, filters: asPlain(filters, 'spelling') })} rel="nofollow">
          Search for “{q}” instead
        </a>
      </p>
    )
  }
  if (maybe.length === 0) return null
  return (
    <p>
      Did you mean{' '}
      {maybe.map((other, at) => (
        <Fragment key={other}>
          {at > 0 && ' or '}
          <a href={filteredPath(path, { q: other, filters })}>{other}</a>
        </Fragment>
      ))}
      ?
    </p>
  )
}
