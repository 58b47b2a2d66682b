import type { Rule } from './check.ts'

export const requiredMissing: Rule = {
  name: 'required-missing',
  severity: 'stops',
  advice: 'Fill it in to publish.',
  check: (document, { modelOf }) =>
    modelOf(document).missing.map((path) => ({ path, message: `${path} is missing` })),
}
