import { type ReactNode, useId } from 'react'
import { isInside } from '#lib/merge/same-path.ts'
import { FieldComments } from '../discussion/field-comments.tsx'
import { useStatusOf } from '../drafts/use-draft.ts'
import type { DeskFinding } from '../wire/documents.ts'
import { ConflictBoxes } from './conflict-boxes.tsx'
import { FindingList, findingsOf } from './finding-list.tsx'
import { HereToo } from './here-too.tsx'

/** `describedBy` is the id of the findings, if there are any. */
type ControlProps = { id: string; describedBy: string | undefined }

type BesideProps = {
  name: string
  label: string
  path?: readonly string[]
  /** The findings of the whole document. */
  findings: readonly DeskFinding[]
  /** Fields without a control of their own, whose findings are shown here. */
  others?: readonly string[]
  children: (control: ControlProps) => ReactNode
}

/** A control with what rules and colleagues say about its field. */
export function Beside(props: BesideProps) {
  const { name, label, path = ['data', name], findings, others = [], children } = props
  const id = useId()
  const said = [name, ...others].flatMap((each) => findingsOf(findings, each))
  const conflicts = useStatusOf((status) => status.conflicts)
  const own = conflicts.filter((conflict) => isInside(conflict.path, path))
  return (
    <div className="beside" data-field={name}>
      {children({ id: `${id}-control`, describedBy: said.length > 0 ? id : undefined })}
      <HereToo field={name} />
      <FindingList id={id} findings={said} />
      <FieldComments label={label} path={path} />
      <ConflictBoxes conflicts={own} labelOf={() => label} />
    </div>
  )
}
