const papers = ['food', 'experience', 'shopping', 'grocery', 'apparel'] as const

/** Initials on a paper that is always the same for a person. */
export function Avatar({ person }: { person: { id: string; initials: string } }) {
  const sum = [...person.id].reduce((total, letter) => total + letter.charCodeAt(0), 0)
  return (
    <span className="av" data-paper={papers[sum % papers.length]} aria-hidden="true">
      {person.initials}
    </span>
  )
}
