import { categories } from '#lib/categories.ts'

/** The paper of a person, which is always the same. */
export function paperOf(id: string): string {
  const sum = [...id].reduce((total, letter) => total + letter.charCodeAt(0), 0)
  return categories[sum % categories.length] ?? ''
}

/** Initials on the person's paper. */
export function Avatar({ person }: { person: { id: string; initials: string } }) {
  return (
    <span className="av" data-category={paperOf(person.id)} aria-hidden="true">
      {person.initials}
    </span>
  )
}
