import { lazy, Suspense } from 'react'
import type { Blocks } from './block-keeper.ts'
import type { RichTextFieldProps } from './rich-text-field.tsx'

const RichTextField = lazy(async () => {
  const module = await import('./rich-text-field.tsx')
  return { default: module.RichTextField }
})

/** A rich-text field. Until its editor has loaded, its words are shown. */
export function RichTextEditor(props: RichTextFieldProps) {
  return (
    <Suspense fallback={<PlainWords blocks={props.value} />}>
      <RichTextField {...props} />
    </Suspense>
  )
}

function PlainWords({ blocks }: { blocks: Blocks }) {
  return (
    <div className="rt" aria-busy="true">
      {blocks.map((block, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shown for a moment, nothing moves
        <p key={place}>{typeof block.text === 'string' ? block.text : ''}</p>
      ))}
    </div>
  )
}
