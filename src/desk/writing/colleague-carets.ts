import type { Node } from 'prosemirror-model'
import { Plugin, PluginKey } from 'prosemirror-state'
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view'
import { paperOf } from '../shell/avatar.tsx'

/** Where a colleague writes, as a position in the text. */
export type Caret = { id: string; initials: string; position: number }

const key = new PluginKey<DecorationSet>('carets')

/** Draws the carets of colleagues. They move with the text, but are not part of it. */
export function createCarets() {
  let waiting: readonly Caret[] | null = null

  /** Replaces the carets that are shown. */
  function show(view: EditorView, carets: readonly Caret[]): void {
    // A word that is being composed must not be disturbed.
    waiting = view.composing ? carets : null
    const isEmpty = carets.length === 0 && key.getState(view.state) === DecorationSet.empty
    if (waiting || isEmpty) return
    view.dispatch(view.state.tr.setMeta(key, carets).setMeta('addToHistory', false))
  }

  function showWaiting(view: EditorView): void {
    if (waiting && !view.isDestroyed) show(view, waiting)
  }

  const plugin = new Plugin<DecorationSet>({
    key,
    state: {
      init: () => DecorationSet.empty,
      apply(tr, shown) {
        const carets = tr.getMeta(key) as readonly Caret[] | undefined
        return carets ? toDecorations(tr.doc, carets) : shown.map(tr.mapping, tr.doc)
      },
    },
    props: {
      decorations: (state) => key.getState(state),
      handleDOMEvents: {
        compositionend: (view) => void setTimeout(showWaiting, 0, view),
      },
    },
  })
  return { plugin, show }
}

/** Their text may differ from ours by what is still on its way. */
function toDecorations(doc: Node, carets: readonly Caret[]): DecorationSet {
  const shown = carets.filter(
    ({ position }) => position <= doc.content.size && doc.resolve(position).parent.inlineContent,
  )
  return DecorationSet.create(
    doc,
    shown.map((caret) =>
      Decoration.widget(caret.position, () => draw(caret), { key: caret.id, side: -1 }),
    ),
  )
}

/** The line and its dot are in the text, the initials beside it. */
function draw({ id, initials }: Caret): HTMLElement {
  const wrapper = document.createElement('span')
  wrapper.ariaHidden = 'true'
  wrapper.dataset.category = paperOf(id)
  wrapper.className = 'here'
  const line = document.createElement('i')
  const avatar = document.createElement('span')
  avatar.className = 'av'
  avatar.dataset.category = paperOf(id)
  avatar.textContent = initials
  wrapper.append(line, avatar)
  return wrapper
}
