import { splitBlock } from 'prosemirror-commands'
import type { Command, Plugin } from 'prosemirror-state'
import type { NodeViewConstructor } from 'prosemirror-view'
import { createArticleCodec } from './article-codec.ts'
import { moveSlice, stepBack, writeBelow } from './article-commands.ts'
import { deleteCard, moveBlock } from './block-commands.ts'
import { blockFace } from './block-face.ts'
import { createCardView } from './card-view.ts'
import { loadSliceFace, sliceFace } from './slice-face.ts'
import type { SliceRules } from './slice-rules.ts'
import { uniqueSlices } from './unique-slices.ts'

/** What an editor of a slice zone is made of. */
export function createArticleParts(rules: SliceRules) {
  const { fresh } = rules
  const moveUp = either(moveSlice(-1, fresh), moveBlock(-1))
  const moveDown = either(moveSlice(1, fresh), moveBlock(1))
  const nodeViews: Record<string, NodeViewConstructor> = {
    card: createCardView({
      faceOf: ({ attrs }) => blockFace(attrs.block),
      acts: { moveUp: moveBlock(-1), moveDown: moveBlock(1), takeOut: deleteCard },
    }),
    slice_card: createCardView({
      faceOf: ({ attrs }) => sliceFace(attrs.slice),
      loadFace: ({ attrs }) => loadSliceFace(attrs.slice),
      acts: { moveUp, moveDown, takeOut: deleteCard },
    }),
  }
  const keys: Record<string, Command> = {
    Enter: writeBelow(fresh),
    Backspace: stepBack,
    'Alt-ArrowUp': moveUp,
    'Alt-ArrowDown': moveDown,
  }
  const plugins: readonly Plugin[] = [uniqueSlices(rules)]
  return { codec: createArticleCodec(rules), nodeViews, keys, plugins }
}

export function either(first: Command | undefined, second: Command | undefined): Command {
  return (...given) => first?.(...given) || second?.(...given) || false
}

/** Begins a block that looks for a deal, as typing a slash does. */
export const startSearch: Command = (state, dispatch, view) => {
  const { parent } = state.selection.$from
  if (!parent.isTextblock) return false
  if (parent.content.size > 0 && !splitBlock(state, dispatch)) return false
  if (view) view.dispatch(view.state.tr.insertText('/'))
  return true
}
