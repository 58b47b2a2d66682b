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
    [days, hours && lowerFirst(hours)].filter(Boolean).join(', '),
    who && who !== 'Everyone' ? `For ${lowerFirst(who)}` : null,
    spend && spend !== 'None stated' ? `Minimum spend ${spend}` : null,
    text('Limits'),
    text('Bring') && `Bring: ${text('Bring')}`,
  ].filter((line): line is string => Boolean(line))
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
