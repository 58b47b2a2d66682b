import type { ReactNode } from 'react'
import { isInside } from '#lib/merge/same-path.ts'
import { FieldComments } from '../discussion/field-comments.tsx'
import { useStatusOf } from '../drafts/use-draft.ts'
import type { DeskFinding } from '../wire/documents.ts'
import { ConflictBoxes } from './conflict-boxes.tsx'
import { FindingList } from './finding-list.tsx'
import { HereToo } from './here-too.tsx'

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
  const conflicts = useStatusOf((status) => status.conflicts)
  const own = conflicts.filter((conflict) => isInside(conflict.path, path))
  return (
    <div className="beside" data-field={name}>
      {children}
      <HereToo field={name} />
      <FindingList id={id} findings={findings} />
      <FieldComments label={label} path={path} />
      <ConflictBoxes conflicts={own} labelOf={() => label} />
    </div>
  )
}
