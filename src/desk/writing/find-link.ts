import type { Mark, ResolvedPos } from 'prosemirror-model'
import type { EditorState } from 'prosemirror-state'
import type { LinkData } from './safe-link.ts'

export type FoundLink = { from: number; to: number; data: LinkData }

/** The link around the caret, or at the beginning of what is selected. */
export function findLink({ selection, schema }: EditorState): FoundLink | null {
  const type = schema.marks.hyperlink
  const { $from } = selection
  const beside = $from.parent.maybeChild($from.index())
  const mark = beside && type?.isInSet(beside.marks)
  const before = $from.parent.maybeChild($from.index() - 1)
  const found = mark ?? (selection.empty && before ? type?.isInSet(before.marks) : undefined)
  return found ? { ...rangeOf($from, found), data: found.attrs.data } : null
}

/** All neighbouring text with the same mark. */
function rangeOf($pos: ResolvedPos, mark: Mark): { from: number; to: number } {
  const { parent } = $pos
  let start = $pos.index()
  if (!parent.maybeChild(start) || !mark.isInSet(parent.child(start).marks)) start -= 1
  let end = start + 1
  while (start > 0 && mark.isInSet(parent.child(start - 1).marks)) start -= 1
  while (end < parent.childCount && mark.isInSet(parent.child(end).marks)) end += 1
  const offset = (count: number) =>
    parent.children.slice(0, count).reduce((size, node) => size + node.nodeSize, $pos.start())
  return { from: offset(start), to: offset(end) }
}
