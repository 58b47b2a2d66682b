import { useMemo } from 'react'
import type { FieldModel, Picked } from '../wire/documents.ts'
import { readAllowedKinds } from './allowed-kinds.ts'
import { blockFace } from './block-face.ts'
import type { Blocks } from './block-keeper.ts'
import { createCardView } from './card-view.ts'
import { createFieldCodec } from './field-codec.ts'
import { LateToolbar } from './late-toolbar.tsx'
import { useDealSearch } from './use-deal-search.tsx'
import { type EditedText, useEditor } from './use-editor.ts'
import { useLinking } from './use-linking.tsx'
import './rich-text.css'

export type RichTextFieldProps = EditedText<Blocks> & { field: Pick<FieldModel, 'config'> }

/** The editor of one rich-text field. `rich-text-editor.tsx` loads it. */
export function RichTextField({ field, ...text }: RichTextFieldProps) {
  const allowed = useMemo(() => readAllowedKinds(field), [field])
  const codec = useMemo(() => createFieldCodec(), [])
  const search = useDealSearch()
  const linking = useLinking({ canLink: allowed.marks.has('hyperlink') })
  const { mount, editor, look, helpId } = useEditor({
    ...text,
    codec,
    allowed,
    keysOf: () => ({ ...search.keys, ...linking.keys }),
    nodeViews: { card: createCardView({ faceOf: ({ attrs }) => blockFace(attrs.block) }) },
    isOneLine: allowed.single,
  })
  const words = allowed.marks.has('hyperlink') ? (look?.slash ?? null) : null
  const insert = (picked: Picked) =>
    editor?.run((tools) => tools.insertLinkedText(tools.toDocumentLink(picked), picked.title))

  return (
    <div className="rt">
      <LateToolbar
        {...{ editor, look, allowed }}
        onLink={linking.open}
        onTakeOut={look?.isCard ? () => editor?.run(({ deleteCard }) => deleteCard) : undefined}
      />
      <div className="rt__text" ref={mount} />
      {search.listOf(words, insert)}
      <p className="sr" id={helpId}>
        {allowed.single
          ? 'One line.'
          : 'Press Alt and an arrow key to move a block. Type a slash to find a deal.'}
      </p>
      {linking.dialogOf({
        editor,
        look,
        allowTargetBlank: field.config?.allowTargetBlank === true,
      })}
    </div>
  )
}
