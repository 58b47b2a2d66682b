import { useState } from 'react'
import { LatePart, toLatePart } from '../shell/late-part.tsx'
import type { Editor } from './create-editor.ts'
import type { EditorLook } from './editor-look.ts'

type Linked = {
  editor: Pick<Editor<unknown>, 'run'> | null
  look: EditorLook | null
  allowTargetBlank: boolean
}

const linkDialog = toLatePart(
  'The link dialog',
  async () => (await import('./link-dialog.tsx')).LinkDialog,
)

/** The link dialog of an editor, and the key that opens it. Its code loads when it is opened. */
export function useLinking({ canLink = true } = {}) {
  const [isOpen, setIsOpen] = useState(false)
  const open = () => setIsOpen(true)
  const close = () => setIsOpen(false)

  return {
    open,
    keys: {
      'Mod-k': () => {
        if (canLink) open()
        return canLink
      },
    },
    dialogOf: ({ editor, look, allowTargetBlank }: Linked) =>
      isOpen && (
        <LatePart
          part={linkDialog}
          props={{
            link: look?.link ?? null,
            allowTargetBlank,
            onSet: (data, text) => {
              close()
              editor?.run(({ setLink }) => setLink(data, text))
            },
            onRemove: () => {
              close()
              editor?.run(({ removeLink }) => removeLink)
            },
            onClose: close,
          }}
          onClose={close}
        />
      ),
  }
}
