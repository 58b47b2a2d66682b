import { useMemo } from 'react'
import type { Picked } from '../wire/documents.ts'
import { type RichTextField as FieldOfModel, readAllowedKinds } from './allowed-kinds.ts'
import { blockFace } from './block-face.ts'
import type { Blocks } from './block-keeper.ts'
import { createCardView } from './card-view.ts'
import type { Caret } from './colleague-carets.ts'
import { createFieldCodec } from './field-codec.ts'
import { LateToolbar } from './late-toolbar.tsx'
import { useDealSearch } from './use-deal-search.tsx'
import { useEditor } from './use-editor.ts'
import { useLinking } from './use-linking.tsx'
import './rich-text.css'

export type RichTextFieldProps = {
  field: FieldOfModel
  value: Blocks
  onChange: (blocks: Blocks, from?: Blocks) => void
  /** What the text is, for screen readers. */
  label: string
  /** Ids of elements that say more about it: its findings. */
  describedBy?: string
  /** What it holds without a text: a table's cell holds a paragraph, a field nothing. */
  empty?: Blocks
  /** Where colleagues write. */
  carets?: readonly Caret[]
  onCaret?: (position: number) => void
}

/** The editor of one rich-text field. `rich-text-editor.tsx` loads it. */
export function RichTextField({
  field,
  value,
  onChange,
  label,
  describedBy,
  empty,
  carets,
  onCaret,
}: RichTextFieldProps) {
  const allowed = useMemo(() => readAllowedKinds(field), [field])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is empty is one thing for a field.
  const codec = useMemo(() => createFieldCodec(empty), [])
  const search = useDealSearch()
  const linking = useLinking({ canLink: allowed.marks.has('hyperlink') })
  const { mount, editor, look, helpId } = useEditor({
    codec,
    value,
    allowed,
    onChange,
    carets,
    onCaret,
    keysOf: () => ({ ...search.keys, ...linking.keys }),
    nodeViews: { card: createCardView({ faceOf: ({ attrs }) => blockFace(attrs.block) }) },
    ...{ label, describedBy },
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
