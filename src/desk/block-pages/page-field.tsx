import { useEffect, useMemo, useRef } from 'react'
import type { BlockMap } from '#lib/block-map.ts'
import { readAllowedKinds } from '../writing/allowed-kinds.ts'
import { createCardView } from '../writing/card-view.ts'
import { LateToolbar } from '../writing/late-toolbar.tsx'
import { useCarets } from '../writing/use-carets.ts'
import { useEditor } from '../writing/use-editor.ts'
import { useLinking } from '../writing/use-linking.tsx'
import { blockFace } from './block-face.ts'
import { changeDepth } from './change-depth.ts'
import { createPageCodec, placeOf } from './page-codec.ts'
import { uniqueBlocks } from './unique-blocks.ts'
import '../writing/rich-text.css'

type PageFieldProps = {
  value: BlockMap
  onChange: (map: BlockMap) => void
  children: React.ReactNode
}

const allowed = readAllowedKinds({
  config: {
    multi:
      'paragraph,heading1,heading2,heading3,list-item,o-list-item,preformatted,strong,em,hyperlink',
  },
})

/** The editor of a page of blocks. */
export function PageField({ value, onChange, children }: PageFieldProps) {
  const shown = useRef(value)
  useEffect(() => {
    shown.current = value
  })
  const parts = useMemo(
    () => ({ codec: createPageCodec(), plugins: [uniqueBlocks(() => crypto.randomUUID())] }),
    [],
  )
  const linking = useLinking()
  const { carets, onCaret } = useCarets('blocks')
  const { mount, editor, look, helpId } = useEditor({
    ...parts,
    value,
    allowed,
    onChange,
    carets,
    onCaret,
    keysOf: () => ({ 'Mod-]': changeDepth(1), 'Mod-[': changeDepth(-1), ...linking.keys }),
    nodeViews: {
      card: createCardView({
        faceOf: (node) => blockFace(shown.current[placeOf(node)?.id ?? '']),
      }),
    },
    label: 'Text of the page',
  })
  return (
    <>
      <LateToolbar {...{ editor, look, allowed }} onLink={linking.open} />
      <article className="page">
        {children}
        <div className="rt__text" ref={mount} />
        <p className="sr" id={helpId}>
          Press Alt and an arrow key to move a block, Ctrl and a bracket to move it in or out.
        </p>
      </article>
      {linking.dialogOf({ editor, look, allowTargetBlank: false })}
    </>
  )
}
