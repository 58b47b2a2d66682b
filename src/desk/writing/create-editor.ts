import { type Command, EditorState, type Plugin } from 'prosemirror-state'
import { EditorView, type NodeViewConstructor } from 'prosemirror-view'
import { isSameValue } from '#lib/merge/same-value.ts'
import type { AllowedKinds } from './allowed-kinds.ts'
import type { Caret } from './colleague-carets.ts'
import type { DocumentCodec } from './document-codec.ts'
import type { EditorLook } from './editor-look.ts'
import type { EditorTools } from './editor-tools.ts'
import { createLateTools, type KeysOf } from './late-tools.ts'
import { loadPasting, pasteHtml } from './paste-html.ts'
import { tellCaret } from './tell-caret.ts'
import { withoutHandlers } from './without-handlers.ts'

export type EditorOptions<Value> = {
  codec: DocumentCodec<Value>
  value: Value
  /** The current value, which may be newer than `value`: an editor is not drawn again for its own keys. */
  valueNow?: (() => Value) | undefined
  allowed: AllowedKinds
  /** The attributes of the element that people write in. */
  attributes: Record<string, string>
  /** `from` is given if others have changed the value and the editor does not show it yet. */
  onChange: (value: Value, from: Value | undefined) => void
  onLook: (look: EditorLook) => void
  keysOf: KeysOf
  plugins?: readonly Plugin[]
  nodeViews?: Record<string, NodeViewConstructor>
  /** The caret has moved, by keys, a pointer or an edit. */
  onCaret?: ((position: number) => void) | undefined
}

export type Editor<Value> = ReturnType<typeof createEditor<Value>>

/** A rich-text editor in an element of the page. */
export function createEditor<Value>(mount: HTMLElement, options: EditorOptions<Value>) {
  const { codec, allowed, onChange } = options
  const tellLook = createLookTeller(options.onLook)
  let value = options.valueNow?.() ?? options.value
  let waiting: { value: Value } | null = null
  let carets: readonly Caret[] = []
  const late = createLateTools(allowed, options.keysOf, (tools) => {
    tellLook(tools, view.state)
    tools.showCarets(view, carets)
  })
  const view = new EditorView(mount, {
    state: EditorState.create({
      doc: codec.toDoc(value),
      plugins: [
        late.plugin,
        ...(options.plugins ?? []),
        tellCaret((caret) => options.onCaret?.(caret)),
      ],
    }),
    ...toViewProps(options),
    handleDOMEvents: {
      focus: () => {
        loadPasting()
        void late.add(view)
      },
      // Before ProseMirror reads it: it would make elements of everything.
      paste: (view, event) => pasteHtml(view, event, allowed),
      compositionend: () => void setTimeout(mergeWaiting),
    },
    dispatchTransaction(tr) {
      view.updateState(view.state.apply(tr))
      tellLook(late.current(), view.state)
      if (!tr.docChanged || tr.getMeta(MERGED)) return
      const next = codec.toValue(view.state.doc, value)
      if (next === value) return
      const from = waiting ? value : undefined
      value = next
      onChange(value, from)
    },
  })

  /** A value that others have changed. The caret stays in its words, and undo takes back own changes alone. */
  function merge(given: Value): void {
    // A key may have come since.
    const next = options.valueNow?.() ?? given
    // What was typed here comes back from the draft in new lists: only its parts are the same.
    if (isSameValue(next, value)) {
      value = next
      return
    }
    if (view.composing) {
      waiting = { value: next }
      return
    }
    const { tr } = view.state
    codec.merge(tr, next)
    value = next
    if (tr.docChanged) view.dispatch(tr.setMeta(MERGED, true).setMeta('addToHistory', false))
  }

  /** A word that is being composed, as in Chinese, must not be disturbed. */
  function mergeWaiting(): void {
    const late = waiting
    waiting = null
    if (late && !view.isDestroyed) merge(late.value)
  }

  void late.add(view)
  return {
    /** Runs the command of a button. */
    run: (toCommand: (tools: EditorTools) => Command) => late.run(view, toCommand),
    merge,
    destroy: () => view.destroy(),
    showCarets(shown: readonly Caret[]) {
      carets = shown
      late.current()?.showCarets(view, carets)
    },
  }
}

/** Tells what a toolbar shows, when that changes. */
function createLookTeller(onLook: (look: EditorLook) => void) {
  let look: EditorLook | null = null
  return (tools: EditorTools | null, state: EditorState): void => {
    const next = tools?.lookOf(state, look)
    if (!next || next === look) return
    look = next
    onLook(next)
  }
}

type ViewOptions = Pick<EditorOptions<unknown>, 'attributes' | 'nodeViews'>

/** What never changes while an editor is open. */
function toViewProps({ attributes, nodeViews = {} }: ViewOptions) {
  return {
    attributes,
    nodeViews,
    // ProseMirror looks at every element around the text, with each key.
    handleScrollToSelection: isCaretInView,
    // For what is dragged here from another page.
    transformPastedHTML: withoutHandlers,
  }
}

const MERGED = 'merged'
/** Bars at the top and at the bottom of the screen cover less than this, in pixels. */
const COVERED = 160

/** Editors are in no element that scrolls, besides the page. */
function isCaretInView(view: EditorView): boolean {
  const { selection } = view.state
  if (!selection.empty) return false
  const { top, bottom } = view.coordsAtPos(selection.head)
  return top > COVERED && bottom < (visualViewport?.height ?? innerHeight) - COVERED
}
