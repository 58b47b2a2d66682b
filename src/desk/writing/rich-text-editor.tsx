import { LatePart, toLatePart } from '../shell/late-part.tsx'
import type { Blocks } from './block-keeper.ts'
import type { RichTextFieldProps } from './rich-text-field.tsx'

const richTextField = toLatePart(
  'The editor',
  async () => (await import('./rich-text-field.tsx')).RichTextField,
)

/** A rich-text field. Its words are shown until its editor has loaded, or if it failed. */
export function RichTextEditor(props: RichTextFieldProps) {
  return (
    <LatePart
      part={richTextField}
      props={props}
      waiting={<PlainWords blocks={props.value} isLoading />}
      failed={(notice) => (
        <>
          <PlainWords blocks={props.value} />
          {notice}
        </>
      )}
    />
  )
}

function PlainWords({ blocks, isLoading = false }: { blocks: Blocks; isLoading?: boolean }) {
  return (
    <div className="rt" aria-busy={isLoading}>
      {blocks.map((block, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shown for a moment, nothing moves
        <p key={place}>{typeof block.text === 'string' ? block.text : ''}</p>
      ))}
    </div>
  )
}
