import { useState } from 'react'
import { useDesk } from '../shell/desk-context.ts'
import type { Editor, EditorLook } from './create-editor.ts'

type Linked = {
  editor: Pick<Editor<unknown>, 'setLink' | 'removeLink'> | null
  look: EditorLook | null
  allowTargetBlank: boolean
}

const load = () => import('./link-dialog.tsx')

/** The link dialog of an editor, and the key that opens it. Its code loads when it is opened. */
export function useLinking({ canLink = true } = {}) {
  const { toast } = useDesk()
  const [opened, setOpened] = useState<Awaited<ReturnType<typeof load>> | null>(null)
  const close = () => setOpened(null)

  // Not `lazy`: it would throw while rendering, and take the whole desk away.
  function open(): void {
    load().then(setOpened, () =>
      toast('The link dialog could not be loaded. Try again when you are online.'),
    )
  }

  return {
    open,
    keys: {
      'Mod-k': () => {
        if (canLink) open()
        return canLink
      },
    },
    dialogOf: ({ editor, look, allowTargetBlank }: Linked) =>
      opened && (
        <opened.LinkDialog
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
      ),
  }
}
