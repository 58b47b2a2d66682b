import type { Plugin } from 'prosemirror-state'
import type { NodeViewConstructor } from 'prosemirror-view'
import { createArticleCodec } from './article-codec.ts'
import { blockFace } from './block-face.ts'
import { createCardView } from './card-view.ts'
import { loadSliceFace, sliceFace } from './slice-face.ts'
import type { SliceRules } from './slice-rules.ts'
import { uniqueSlices } from './unique-slices.ts'

/** What an editor of a slice zone is made of. */
export function createArticleParts(rules: SliceRules) {
  const nodeViews: Record<string, NodeViewConstructor> = {
    card: createCardView({ faceOf: ({ attrs }) => blockFace(attrs.block) }),
    slice_card: createCardView({
      faceOf: ({ attrs }) => sliceFace(attrs.slice),
      loadFace: ({ attrs }) => loadSliceFace(attrs.slice),
      actsOf: ({ sliceActs }) => sliceActs(rules.fresh),
    }),
  }
  const plugins: readonly Plugin[] = [uniqueSlices(rules)]
  return { codec: createArticleCodec(rules), nodeViews, plugins }
}
