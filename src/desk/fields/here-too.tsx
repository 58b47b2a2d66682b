import { joinWords } from '#lib/join-words.ts'
import { usePlaces } from '../drafts/use-draft.ts'
import { Avatar } from '../shell/avatar.tsx'

/** Colleagues who are in the field. A hint, never a lock. */
export function HereToo({ field }: { field: string }) {
  const here = usePlaces().filter(({ place }) => place.field === field)
  if (here.length === 0) return null
  const names = joinWords(here.map(({ name }) => name))
  return (
    <span
      className="avs here-too"
      role="img"
      aria-label={`${names} ${here.length === 1 ? 'is' : 'are'} in this field`}
    >
      {here.slice(0, 3).map((person) => (
        <Avatar key={person.id} person={person} />
      ))}
    </span>
  )
}
