import type { Rule } from './check.ts'

/** Every field is known and has a value of its kind. */
export const matchesModel: Rule = {
  name: 'matches-model',
  severity: 'stops',
  advice: 'Choose a value that the field allows.',
  check: (document, { modelOf }) => modelOf(document).faults.map((message) => ({ message })),
}
