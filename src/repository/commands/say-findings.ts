import type { Finding } from '../checks/check.ts'

/** A document and its findings, each on a line, those that stop publishing first. */
export function sayFindings(
  name: string,
  findings: readonly (Pick<Finding, 'severity' | 'message'> & Partial<Finding>)[],
): string {
  const lines = findings
    .toSorted((a, b) => Number(b.severity === 'stops') - Number(a.severity === 'stops'))
    .map(
      ({ severity, message, advice }) =>
        `  ${severity}: ${[message, advice].filter(Boolean).join('. ')}`,
    )
  return [name, ...lines].join('\n')
}
