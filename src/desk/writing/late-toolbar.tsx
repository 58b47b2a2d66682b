import { LatePart, toLatePart } from '../shell/late-part.tsx'
import type { FormatToolbarProps } from './format-toolbar.tsx'

const formatToolbar = toLatePart(
  'The toolbar',
  async () => (await import('./format-toolbar.tsx')).FormatToolbar,
)

/** The toolbar of an editor. Its code comes after the text, in which somebody can write before. */
export function LateToolbar(props: FormatToolbarProps) {
  return (
    <LatePart
      part={formatToolbar}
      props={props}
      waiting={
        <div className="tool" aria-busy="true">
          <span className="b bare ic" />
          {props.end}
        </div>
      }
    />
  )
}
