import { Plugin } from 'prosemirror-state'

/** Reports the caret's position, for colleagues. */
export function tellCaret(onCaret: (position: number) => void): Plugin {
  return new Plugin({
    props: { handleDOMEvents: { focus: (view) => onCaret(view.state.selection.head) } },
    view: () => ({
      update(view, before) {
        const { head } = view.state.selection
        if (head !== before.selection.head && view.hasFocus()) onCaret(head)
      },
    }),
  })
}
