import type { Rule } from './check.ts'

/** An import from another repository without its models only warns. */
export const unknownType: Rule = {
  name: 'unknown-type',
  severity: 'stops',
  advice: 'Import the custom type too.',
  check: (document, { modelOf }) => {
    const message = modelOf(document).unknownType
    return message === null ? [] : [{ message }]
  },
}
