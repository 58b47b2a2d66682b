import type { Term } from '#deals/deal.ts'

/** The conditions that staff may check. Absent conditions are not mentioned. */
export function toConditions(terms: readonly Term[]): string[] {
  const text = (name: string) => terms.find((term) => term.name === name)?.text ?? null
  const [days, hours, who, spend] = [
    text('Days'),
    text('Hours'),
    text('Who'),
    text('Minimum spend'),
  ]
  return [
    [days, hours].filter(Boolean).join(', '),
    who && who !== 'Everyone' ? `For ${who.charAt(0).toLowerCase()}${who.slice(1)}` : null,
    spend && spend !== 'None stated' ? `Minimum spend ${spend}` : null,
    text('Limits'),
  ].filter((line): line is string => Boolean(line))
}
