import type { ComponentProps } from 'react'
import { findBlockName } from '../block-pages/block-names.ts'
import type { BlockChange } from '../wire/documents.ts'
import { Differences, Words } from './comparison.tsx'

type BlockComparisonProps = Pick<ComponentProps<typeof Differences>, 'onRestore'> & {
  blocks: readonly BlockChange[]
}

/** What is different on a page of blocks, block by block. */
export function BlockComparison({ blocks, onRestore }: BlockComparisonProps) {
  const rows = blocks.map((block) => ({
    ...block,
    name: nameOf(block.kind),
    content: <Difference block={block} />,
    restores: `${nameOf(block.kind)}: ${block.before.slice(0, 40)}`,
  }))
  return <Differences rows={rows} onRestore={onRestore} />
}

function Difference({ block }: { block: BlockChange }) {
  const { what, before, after } = block
  const note = noteOf(block)
  return (
    <>
      <p>
        {what === 'added' && <ins>{after || 'No text'}</ins>}
        {what === 'removed' && <del>{before || 'No text'}</del>}
        {what !== 'added' && what !== 'removed' && <Words before={before} after={after} />}
      </p>
      {note !== null && <p className="meta">{note}</p>}
    </>
  )
}

function noteOf({ what, kind, kindBefore }: BlockChange): string | null {
  if (what === 'added') return 'New'
  if (what === 'removed') return 'Removed'
  if (kindBefore !== kind) return `Was: ${nameOf(kindBefore)}`
  if (what === 'moved') return 'Moved'
  if (what === 'order') return 'Contents reordered'
  return what === 'look' ? 'Formatting changed' : null
}

function nameOf(kind: string): string {
  return findBlockName(kind) ?? 'Block'
}
