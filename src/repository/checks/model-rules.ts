import type { Rule } from './check.ts'

/** Every field is known and has a value of its kind. */
export const matchesModel: Rule = {
  name: 'matches-model',
  severity: 'stops',
  advice: 'Choose a value that the field allows.',
  check: (document, { modelOf }) => modelOf(document).faults.map((message) => ({ message })),
}

/** How a document differs from its model. */
export const modelRules: readonly Rule[] = [
  /** In an import from another repository without models this only warns. */
  {
    name: 'unknown-type',
    severity: 'stops',
    advice: 'Import the custom type too.',
    check: (document, { modelOf }) => {
      const message = modelOf(document).unknownType
      return message === null ? [] : [{ message }]
    },
  },
  matchesModel,
  {
    name: 'required-missing',
    severity: 'stops',
    advice: 'Fill it in to publish.',
    check: (document, { modelOf }) =>
      modelOf(document).missing.map((path) => ({ path, message: `${path} is missing` })),
  },
]
