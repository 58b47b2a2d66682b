import { type ReactNode, useMemo } from 'react'
import type { Picked } from '../wire/documents.ts'
import { readAllowedKinds } from './allowed-kinds.ts'
import { createArticleCodec, type Slices } from './article-codec.ts'
import { blockFace } from './block-face.ts'
import { createCardView } from './card-view.ts'
import { LateToolbar } from './late-toolbar.tsx'
import { loadSliceFace, sliceFace } from './slice-face.ts'
import type { SliceRules } from './slice-rules.ts'
import { uniqueSlices } from './unique-slices.ts'
import { useDealSearch } from './use-deal-search.tsx'
import { type EditedText, useEditor } from './use-editor.ts'
import { useLinking } from './use-linking.tsx'
import './rich-text.css'

type ArticleFieldProps = EditedText<Slices> & {
  rules: SliceRules
  toolbarEnd?: ReactNode
  /** Above the text: its title. */
  children?: ReactNode
}

/** The editor of a slice zone as one text, with deals and other slices between its parts. */
export function ArticleField({ rules, toolbarEnd, children, ...text }: ArticleFieldProps) {
  const allowed = useMemo(() => readAllowedKinds(rules.textFields[0] ?? {}), [rules])
  const parts = useMemo(() => createParts(rules), [rules])
  const search = useDealSearch()
  const linking = useLinking()
  const { mount, editor, look, helpId } = useEditor({
    ...text,
    ...parts,
    allowed,
    keysOf: ({ articleKeys, either }) => {
      const keys = articleKeys(rules.fresh)
      const Enter = either(search.keys.Enter, keys.Enter)
      return { ...search.keys, ...keys, Enter, ...linking.keys }
    },
  })
  const { dealSlice } = rules
  const words = dealSlice ? (look?.slash ?? null) : null
  const insert = (picked: Picked) =>
    dealSlice &&
    editor?.run(({ insertSlice, toDocumentLink }) =>
      insertSlice(dealSlice(toDocumentLink(picked)), rules.fresh),
    )

  return (
    <>
      <LateToolbar
        {...{ editor, look, allowed }}
        onLink={linking.open}
        onDeal={dealSlice ? () => editor?.run(({ startSearch }) => startSearch) : undefined}
        end={toolbarEnd}
      />
      <article className="page">
        {children}
        <div className="rt__text" ref={mount} />
        {search.listOf(words, insert)}
        <p className="sr" id={helpId}>
          Press Alt and an arrow key to move a block. Type a slash to find a deal.
        </p>
      </article>
      {linking.dialogOf({
        editor,
        look,
        allowTargetBlank: rules.textFields.some(({ config }) => config?.allowTargetBlank === true),
      })}
    </>
  )
}

function createParts(rules: SliceRules) {
  return {
    codec: createArticleCodec(rules),
    plugins: [uniqueSlices(rules.fresh)],
    nodeViews: {
      card: createCardView({ faceOf: ({ attrs }) => blockFace(attrs.block) }),
      slice_card: createCardView({
        faceOf: ({ attrs }) => sliceFace(attrs.slice),
        loadFace: ({ attrs }) => loadSliceFace(attrs.slice),
        actsOf: ({ sliceActs }) => sliceActs(rules.fresh),
      }),
    },
  }
}
