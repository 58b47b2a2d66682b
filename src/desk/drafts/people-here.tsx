import type { Presence } from '../wire/documents.ts'

type PeopleHereProps = {
  people: readonly Presence[]
  /** Names them beside their initials. */
  isNamed?: boolean
}

/** Who else is in this draft. A hint, never a lock. */
export function PeopleHere({ people, isNamed = false }: PeopleHereProps) {
  if (people.length === 0) return null
  const said = sayPresence(people)
  return (
    <span className="line">
      <span className="avs" role="img" aria-label={said}>
        {people.slice(0, 3).map(({ id, initials }) => (
          <span key={id} className="av">
            {initials}
          </span>
        ))}
      </span>
      {isNamed && (
        <span className="meta" aria-hidden="true">
          {said}
        </span>
      )}
    </span>
  )
}

function sayPresence(people: readonly Presence[]): string {
  const names = people.map(({ name }) => name).join(' and ')
  return `${names} ${people.length === 1 ? 'is' : 'are'} here too`
}
