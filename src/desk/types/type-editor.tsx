import { useState } from 'react'
import { callDesk } from '../call-desk.ts'
import { Box } from '../shell/box.tsx'
import { Button } from '../shell/button.tsx'
import { useDesk } from '../shell/desk-context.ts'
import { Problem } from '../shell/form/problem.tsx'
import { useSending } from '../shell/form/use-sending.ts'
import type { TypeModel, TypePreview, TypeRow } from '../wire/types.ts'
import { FieldTable } from './field-table.tsx'
import { withField } from './model-changes.ts'
import { NewField } from './new-field.tsx'
import { TypeEffects } from './type-effects.tsx'

type TypeEditorProps = { row: TypeRow; onChanged: () => Promise<void> }

/** A model, the changes to it and their effects. A change can be made only after its preview. */
export function TypeEditor({ row, onChanged }: TypeEditorProps) {
  const { toast } = useDesk()
  const [model, setModel] = useState<TypeModel>(row.model)
  const [preview, setPreview] = useState<TypePreview | null>(null)
  const { isBusy, problem, send } = useSending()
  const path = `/types/${row.model.id}`
  const isChanged = model !== row.model
  const name = row.model.label || row.model.id
  const count = `${row.documents.toLocaleString('en-SG')} documents`

  function edit(next: TypeModel): void {
    setModel(next)
    setPreview(null)
  }
  const look = () =>
    send(async () =>
      setPreview(await callDesk<TypePreview>('POST', `${path}/preview`, { model, key: row.key })),
    )
  const change = () =>
    send(async () => {
      await callDesk('POST', `${path}/change`, { model, key: row.key })
      toast(`${name} is changed.`)
      await onChanged()
    })

  return (
    <>
      <Box title={name} note={row.isOwn ? `${count} · the site’s own pages read it` : count}>
        <FieldTable model={model} ownFields={row.ownFields} onEdit={edit} />
      </Box>
      <NewField model={model} onAdd={(field) => edit(withField(model, field))} />
      <Problem error={problem} />
      {preview && <TypeEffects preview={preview} />}
      {isChanged && (
        <div className="bs">
          {preview && preview.refusals.length === 0 ? (
            <Button look="go" isBusy={isBusy} onClick={() => void change()}>
              Change {name}
            </Button>
          ) : (
            <Button look="go" isBusy={isBusy} onClick={() => void look()}>
              See what it does
            </Button>
          )}
          <Button onClick={() => edit(row.model)}>Start again</Button>
        </div>
      )}
    </>
  )
}
