import type { ResolvedPos } from 'prosemirror-model'
import { type Command, EditorState, NodeSelection, type Plugin } from 'prosemirror-state'
import { EditorView, type NodeViewConstructor } from 'prosemirror-view'
import { isSameValue } from '#lib/merge/same-value.ts'
import type { AllowedKinds } from './allowed-kinds.ts'
import { type Caret, createCarets } from './colleague-carets.ts'
import type { DocumentCodec } from './document-codec.ts'
import type { EditorTools } from './editor-tools.ts'
import { findLink } from './find-link.ts'
import { createLateTools, type KeysOf } from './late-tools.ts'
import { loadPasting, pasteHtml } from './paste-html.ts'
import { isTextKind, type TextKind } from './rich-text-block.ts'
import type { LinkData } from './safe-link.ts'
import { withoutHandlers } from './without-handlers.ts'

/** What a toolbar shows. The same object as long as nothing of it changes. */
export type EditorLook = {
  kind: TextKind | null
  marks: readonly string[]
  link: LinkData | null
  isRtl: boolean
  isCard: boolean
  /** What follows a slash at the beginning of a block: words that look for a deal. */
  slash: string | null
  canUndo: boolean
  canRedo: boolean
}

export type EditorOptions<Value> = {
  codec: DocumentCodec<Value>
  value: Value
  /** As it is at this moment, if it may be newer than what was last given: an editor is not drawn for its own keys. */
  valueNow?: (() => Value) | undefined
  allowed: AllowedKinds
  /** Of the element that people write in. */
  attributes: Record<string, string>
  onChange: (value: Value) => void
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
  const { codec, allowed, onChange, onLook } = options
  let value = options.valueNow?.() ?? options.value
  let look: EditorLook | null = null
  let waiting: { value: Value } | null = null
  const late = createLateTools(allowed, options.keysOf)
  const carets = createCarets(options.onCaret)
  const view = new EditorView(mount, {
    state: EditorState.create({
      doc: codec.toDoc(value),
      plugins: [late.plugin, ...(options.plugins ?? []), carets.plugin],
    }),
    attributes: options.attributes,
    nodeViews: options.nodeViews ?? {},
    handleDOMEvents: {
      focus: () => {
        loadPasting()
        void late.add(view)
      },
      // Before ProseMirror reads it: it would make elements of everything.
      paste: (view, event) => pasteHtml(view, event, allowed),
      compositionend: () => void setTimeout(mergeWaiting),
    },
    // ProseMirror looks at every element around the text, with each key.
    handleScrollToSelection: isCaretInView,
    // For what is dragged here from another page.
    transformPastedHTML: withoutHandlers,
    dispatchTransaction(tr) {
      view.updateState(view.state.apply(tr))
      tellLook()
      if (!tr.docChanged || tr.getMeta(MERGED)) return
      const next = codec.toValue(view.state.doc, value)
      if (next === value) return
      value = next
      onChange(value)
    },
  })

  function tellLook(): void {
    const next = lookOf(view.state, late.current())
    if (look && isSameLook(look, next)) return
    look = next
    onLook(next)
  }

  function run(toCommand: (tools: EditorTools) => Command): Promise<void> {
    return late.run(view, toCommand)
  }

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

  tellLook()
  void late.add(view)
  return {
    view,
    run,
    focus: () => view.focus(),
    destroy: () => view.destroy(),
    merge,
    showCarets: (shown: readonly Caret[]) => carets.show(view, shown),
    setKind: (kind: TextKind) => run(({ setKind }) => setKind(kind)),
    toggleMark: (name: string, data?: unknown) => run((tools) => tools.toggleMark(name, data)),
    setLink: (data: LinkData, text: string) => run(({ setLink }) => setLink(data, text)),
    removeLink: () => run(({ removeLink }) => removeLink),
    toggleRtl: () => run(({ toggleRtl }) => toggleRtl),
    undo: () => run(({ undo }) => undo),
    redo: () => run(({ redo }) => redo),
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

function lookOf(state: EditorState, tools: EditorTools | null): EditorLook {
  const { selection, storedMarks, doc } = state
  const { $from, from, to, empty } = selection
  const { parent } = $from
  const here = storedMarks ?? $from.marks()
  const marks = ['strong', 'em', 'label'].filter((name) => {
    const type = state.schema.marks[name]
    return type && (empty ? type.isInSet(here) : doc.rangeHasMark(from, to, type))
  })
  return {
    kind: isTextKind(parent.type.name) ? parent.type.name : null,
    marks,
    link: findLink(state)?.data ?? null,
    isRtl: parent.attrs.rest?.direction === 'rtl',
    isCard: selection instanceof NodeSelection,
    slash: empty ? findSlash($from) : null,
    canUndo: (tools?.undoDepth(state) ?? 0) > 0,
    canRedo: (tools?.redoDepth(state) ?? 0) > 0,
  }
}

function findSlash($from: ResolvedPos): string | null {
  const { parent, parentOffset } = $from
  if (parent.type.name !== 'paragraph' || parentOffset < parent.content.size) return null
  return /^\/([^\n]{0,60})$/.exec(parent.textContent)?.[1] ?? null
}

function isSameLook(a: EditorLook, b: EditorLook): boolean {
  return (
    a.kind === b.kind &&
    a.link === b.link &&
    a.isRtl === b.isRtl &&
    a.isCard === b.isCard &&
    a.slash === b.slash &&
    a.canUndo === b.canUndo &&
    a.canRedo === b.canRedo &&
    a.marks.join() === b.marks.join()
  )
}
