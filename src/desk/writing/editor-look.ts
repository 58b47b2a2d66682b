import { redoDepth, undoDepth } from 'prosemirror-history'
import type { ResolvedPos } from 'prosemirror-model'
import { type EditorState, NodeSelection } from 'prosemirror-state'
import { findLink } from './find-link.ts'
import { isTextKind, type TextKind } from './rich-text-block.ts'
import type { LinkData } from './safe-link.ts'

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

/** `before` itself if nothing of it has changed. */
export function lookOf(state: EditorState, before: EditorLook | null): EditorLook {
  const look = readLook(state)
  return before && isSameLook(before, look) ? before : look
}

function readLook(state: EditorState): EditorLook {
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
    canUndo: undoDepth(state) > 0,
    canRedo: redoDepth(state) > 0,
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
