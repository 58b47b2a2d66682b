import { lazy, Suspense, useState } from 'react'
import type { Editor, EditorLook } from './create-editor.ts'

const LinkDialog = lazy(async () => {
  const module = await import('./link-dialog.tsx')
  return { default: module.LinkDialog }
})

type Linked = {
  editor: Pick<Editor<unknown>, 'setLink' | 'removeLink'> | null
  look: EditorLook | null
  allowTargetBlank: boolean
}

/** The link dialog of an editor, and the key that opens it. */
export function useLinking({ canLink = true } = {}) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)

  return {
    open: () => setIsOpen(true),
    keys: {
      'Mod-k': () => {
        setIsOpen(canLink)
        return canLink
      },
    },
    dialogOf: ({ editor, look, allowTargetBlank }: Linked) =>
      isOpen && (
        <Suspense>
          <LinkDialog
            link={look?.link ?? null}
            allowTargetBlank={allowTargetBlank}
            onSet={(data, text) => {
              close()
              editor?.setLink(data, text)
            }}
            onRemove={() => {
              close()
              editor?.removeLink()
            }}
            onClose={close}
          />
        </Suspense>
      ),
  }
}
