import { findBlockName } from '../block-pages/block-names.ts'
import { Button } from '../shell/button.tsx'
import type { BlockChange } from '../wire/documents.ts'
import { Words } from './comparison.tsx'

type BlockComparisonProps = {
  blocks: readonly BlockChange[]
  /** `null` where nobody may restore. */
  onRestore: ((path: readonly string[]) => void) | null
}

/** What is different on a page of blocks, block by block. */
export function BlockComparison({ blocks, onRestore }: BlockComparisonProps) {
  if (blocks.length === 0) return <p className="pad meta">No differences.</p>
  return (
    <table className="diff">
      <caption className="sr">What is different</caption>
      <tbody>
        {blocks.map((block) => (
          <tr key={block.id}>
            <th scope="row">{nameOf(block.kind)}</th>
            <td>
              <Difference block={block} />
            </td>
            {onRestore && (
              <td className="diff__act">
                {block.path && <RestoreBlock block={block} onRestore={onRestore} />}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function RestoreBlock({
  block: { kind, before, path },
  onRestore,
}: {
  block: BlockChange
  onRestore: (path: readonly string[]) => void
}) {
  return (
    <Button
      look="bare"
      aria-label={`Restore ${nameOf(kind)}: ${before.slice(0, 40)}`}
      onClick={() => onRestore(path ?? [])}
    >
      Restore
    </Button>
  )
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
