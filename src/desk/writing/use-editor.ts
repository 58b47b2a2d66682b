import { useEffect, useId, useRef, useState } from 'react'
import type { Caret } from './colleague-carets.ts'
import { createEditor, type Editor, type EditorOptions } from './create-editor.ts'
import type { EditorLook } from './editor-look.ts'
import './colleague-carets.css'

/** What every editor of a text gets from its form or page. */
export type EditedText<Value> = Pick<
  EditorOptions<Value>,
  'value' | 'valueNow' | 'onChange' | 'onCaret'
> & {
  /** What the text is, for screen readers. */
  label: string
  /** Ids of elements that say more about it, besides how it is edited. */
  describedBy?: string | undefined
  /** Where colleagues write. The same list as long as nobody moves. */
  carets?: readonly Caret[] | undefined
}

type UseEditor<Value> = EditedText<Value> &
  Omit<EditorOptions<Value>, 'onLook' | 'attributes'> & { isOneLine?: boolean }

/** An editor for as long as the part is shown. Another `value` is merged into it. */
export function useEditor<Value>(options: UseEditor<Value>) {
  /** For the element that the editor is put into. */
  const mount = useRef<HTMLDivElement>(null)
  /** `null` before the first paint. */
  const [editor, setEditor] = useState<Editor<Value> | null>(null)
  const [look, setLook] = useState<EditorLook | null>(null)
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const { codec, value, carets } = options
  /** For the element that says how the text is edited. */
  const helpId = useId()
  useEffect(() => {
    if (!mount.current) return
    const { label, describedBy, isOneLine = false } = latest.current
    const made = createEditor(mount.current, {
      ...latest.current,
      codec,
      attributes: {
        role: 'textbox',
        'aria-multiline': String(!isOneLine),
        'aria-label': label,
        'aria-describedby': describedBy ? `${helpId} ${describedBy}` : helpId,
      },
      onChange: (...given) => latest.current.onChange(...given),
      onLook: setLook,
      valueNow: () => latest.current.valueNow?.() ?? latest.current.value,
      onCaret: (position) => latest.current.onCaret?.(position),
    })
    setEditor(made)
    return () => {
      made.destroy()
      setEditor(null)
    }
  }, [codec, helpId])
  useEffect(() => editor?.merge(value), [editor, value])
  useEffect(() => {
    if (editor && carets) editor.showCarets(carets)
  }, [editor, carets])
  return { mount, editor, look, helpId }
}
