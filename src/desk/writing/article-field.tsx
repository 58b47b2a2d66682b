import { type ReactNode, useMemo } from 'react'
import type { Picked } from '../wire/documents.ts'
import { readAllowedKinds } from './allowed-kinds.ts'
import type { Slices } from './article-codec.ts'
import { createArticleParts } from './article-parts.ts'
import type { Caret } from './colleague-carets.ts'
import { LateToolbar } from './late-toolbar.tsx'
import type { SliceRules } from './slice-rules.ts'
import { useDealSearch } from './use-deal-search.tsx'
import { useEditor } from './use-editor.ts'
import { useLinking } from './use-linking.tsx'
import './rich-text.css'

export type ArticleFieldProps = {
  rules: SliceRules
  value: Slices
  /** As it is at this moment, if it may be newer than what was last drawn. */
  valueNow?: () => Slices
  onChange: (slices: Slices, from?: Slices) => void
  label: string
  /** Where colleagues write. */
  carets?: readonly Caret[]
  onCaret?: (position: number) => void
  toolbarEnd?: ReactNode
  /** Above the text: its title. */
  children?: ReactNode
}

/** The editor of a slice zone as one text, with deals and other slices between its parts. */
export function ArticleField({
  rules,
  value,
  valueNow,
  onChange,
  label,
  carets,
  onCaret,
  toolbarEnd,
  children,
}: ArticleFieldProps) {
  const allowed = useMemo(() => readAllowedKinds(rules.textFields[0] ?? {}), [rules])
  const parts = useMemo(() => createArticleParts(rules), [rules])
  const search = useDealSearch()
  const linking = useLinking()
  const { mount, editor, look, helpId } = useEditor({
    codec: parts.codec,
    value,
    valueNow,
    allowed,
    onChange,
    carets,
    onCaret,
    plugins: parts.plugins,
    nodeViews: parts.nodeViews,
    keysOf: ({ articleKeys, either }) => {
      const keys = articleKeys(rules.fresh)
      const Enter = either(search.keys.Enter, keys.Enter)
      return { ...search.keys, ...keys, Enter, ...linking.keys }
    },
    label,
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
