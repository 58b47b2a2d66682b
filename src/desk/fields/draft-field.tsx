import { type ReactNode, useId } from 'react'
import { FieldComments } from '../discussion/field-comments.tsx'
import { toChains } from '../drafts/conflict-chains.ts'
import { useField, useStatusOf, useStore } from '../drafts/use-draft.ts'
import { isSamePath } from '../drafts/with-value-at.ts'
import type { DeskFinding, FieldModel, SliceModel } from '../wire/documents.ts'
import { ConflictBox } from './conflict-box.tsx'
import { FieldControl } from './field-control.tsx'
import { labelOf } from './field-props.ts'
import { FindingList, findingsOf } from './finding-list.tsx'
import { HereToo } from './here-too.tsx'

type DraftFieldProps = {
  name: string
  field: FieldModel
  findings: readonly DeskFinding[]
  slices?: Readonly<Record<string, SliceModel>>
}

/** A field of the draft with its control, its findings and its conflicts. */
export function DraftField({ name, field, findings, slices }: DraftFieldProps) {
  const path = name === 'uid' && field.type === 'UID' ? ['uid'] : ['data', name]
  const [value, set] = useField<unknown>(path)
  const own = findingsOf(findings, name)
  const id = useId()
  const label = labelOf(name, field)
  return (
    <Beside name={name} label={label} path={path} findings={own} id={id}>
      <FieldControl
        id={`${id}-control`}
        label={label}
        field={field}
        value={value}
        slices={slices}
        describedBy={own.length > 0 ? id : undefined}
        onChange={(next) => set(next ?? emptyOf(field))}
      />
    </Beside>
  )
}

/** Rows and slices are lists even when they are empty; other empty fields are not there. */
function emptyOf({ type }: FieldModel): unknown {
  return type === 'Group' || type === 'Slices' || type === 'StructuredText' ? [] : undefined
}

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
  const own = toChains(conflicts).filter((conflict) =>
    isSamePath(conflict.path.slice(0, path.length), path),
  )
  return (
    <div className="beside" data-field={name}>
      {children}
      <HereToo field={name} />
      <FindingList id={id} findings={findings} />
      <FieldComments label={label} path={path} />
      {own.map((conflict) => (
        <ConflictBox
          key={conflict.id}
          label={label}
          conflict={conflict}
          found={store.getBase(conflict.path)}
          onChoose={(value) => store.resolve(conflict.id, value)}
        />
      ))}
    </div>
  )
}
