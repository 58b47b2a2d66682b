import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Caret } from './colleague-carets.ts'
import { createEditor, type Editor, type EditorOptions } from './create-editor.ts'
import type { EditorLook } from './editor-look.ts'
import './colleague-carets.css'

type UseEditor<Value> = Omit<EditorOptions<Value>, 'onLook'> & {
  /** Where colleagues write. The same list as long as nobody moves. */
  carets?: readonly Caret[] | undefined
}

type UsedEditor<Value> = {
  /** Of the element that the editor is put into. */
  mount: RefObject<HTMLDivElement | null>
  /** `null` before the first paint. */
  editor: Editor<Value> | null
  look: EditorLook | null
}

/** An editor for as long as the part is shown. Another `value` is merged into it. */
export function useEditor<Value>(options: UseEditor<Value>): UsedEditor<Value> {
  const mount = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<Editor<Value> | null>(null)
  const [look, setLook] = useState<EditorLook | null>(null)
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const { codec, value, carets } = options
  useEffect(() => {
    if (!mount.current) return
    const made = createEditor(mount.current, {
      ...latest.current,
      codec,
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
  }, [codec])
  useEffect(() => editor?.merge(value), [editor, value])
  useEffect(() => {
    if (editor && carets) editor.showCarets(carets)
  }, [editor, carets])
  return { mount, editor, look }
}
