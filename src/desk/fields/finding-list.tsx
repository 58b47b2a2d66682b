import { upperFirst } from '#lib/upper-first.ts'
import type { DeskFinding } from '../wire/documents.ts'

type FindingListProps = { id: string; findings: readonly DeskFinding[] }

/** The findings about a field, below it. Those that stop publishing come first. */
export function FindingList({ id, findings }: FindingListProps) {
  if (findings.length === 0) return null
  const sorted = findings.toSorted(
    (a, b) => Number(b.severity === 'stops') - Number(a.severity === 'stops'),
  )
  return (
    <div id={id} className="findings">
      {sorted.map(({ rule, severity, message, advice }) => (
        <div key={rule + message} className={severity === 'stops' ? 'find bad' : 'find'}>
          <p>
            <span className="sr">
              {severity === 'stops' ? 'Stops publishing: ' : 'Look at it: '}
            </span>
            {sentence(message)} {advice}
          </p>
        </div>
      ))}
    </div>
  )
}

function sentence(message: string): string {
  const text = upperFirst(message)
  return /[.!?]$/.test(text) ? text : `${text}.`
}

/** The findings of a top field: `outlets` has those of `outlets[0].hours` too. */
export function findingsOf(findings: readonly DeskFinding[], name: string): DeskFinding[] {
  return findings.filter((finding) => fieldOf(finding) === name)
}

/** `null` if it is about the whole document. */
export function fieldOf({ path }: DeskFinding): string | null {
  return path?.split(/[.[]/)[0] ?? null
}
