import type { ReactNode } from 'react'
import { isInside } from '#lib/merge/same-path.ts'
import { FieldComments } from '../discussion/field-comments.tsx'
import { useStatusOf, useStore } from '../drafts/use-draft.ts'
import { LatePart } from '../shell/late-part.tsx'
import type { DeskFinding } from '../wire/documents.ts'
import { FindingList } from './finding-list.tsx'
import { HereToo } from './here-too.tsx'
import { lateConflictBox } from './late-conflict-box.ts'

type BesideProps = {
  id: string
  name: string
  label: string
  path: readonly string[]
  findings: readonly DeskFinding[]
  children: ReactNode
}

/** A control with what rules and colleagues say about its field. */
export function Beside({ id, name, label, path, findings, children }: BesideProps) {
  const store = useStore()
  const conflicts = useStatusOf((status) => status.conflicts)
  const own = conflicts.filter((conflict) => isInside(conflict.path, path))
  return (
    <div className="beside" data-field={name}>
      {children}
      <HereToo field={name} />
      <FindingList id={id} findings={findings} />
      <FieldComments label={label} path={path} />
      {own.map((conflict) => (
        <LatePart
          key={conflict.id}
          part={lateConflictBox}
          props={{
            label,
            conflict,
            found: store.getBase(conflict.path),
            onChoose: (value) => store.resolve(conflict.id, value),
          }}
        />
      ))}
    </div>
  )
}
