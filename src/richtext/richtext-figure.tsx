import { useContext } from 'react'
import { MarkupContext } from './markup.ts'
import type { Box, CodeNode, RichtextNode, Run } from './richtext-node.ts'
import { RichtextText } from './richtext-text.tsx'

type NodeOf<Type> = Extract<RichtextNode, { type: Type }>

export function CodeBlock({ node }: { node: CodeNode }) {
  const { code, language, isMarked, isWrapped, caption } = node
  const name = `language-${language.replaceAll(/[^a-z0-9+#]+/g, '-').slice(0, 40)}`
  const findMarkup = useContext(MarkupContext)
  const html = isMarked ? findMarkup({ kind: 'code', code, language }) : null
  return (
    <Figure caption={caption}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, so keys must reach it */}
      <pre className={`notion-code ${isWrapped ? 'notion-code-wrap ' : ''}${name}`} tabIndex={0}>
        {html === null ? (
          <code className={name}>{code}</code>
        ) : (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: highlight.js escapes the code
          <code className={name} dangerouslySetInnerHTML={{ __html: html }} />
        )}
      </pre>
    </Figure>
  )
}

export function Equation({ node: { tex, isMarked } }: { node: NodeOf<'equation'> }) {
  const findMarkup = useContext(MarkupContext)
  const html = isMarked ? findMarkup({ kind: 'equation', tex, isBlock: true }) : null
  if (html === null) {
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, so keys must reach it
      <pre className="notion-code language-latex" tabIndex={0}>
        <code className="language-latex">{tex}</code>
      </pre>
    )
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: KaTeX escapes what it is given
  return <div className="notion-equation" dangerouslySetInnerHTML={{ __html: html }} />
}

export function Picture({ node: { src, alt, box, caption } }: { node: NodeOf<'image'> }) {
  return (
    <Figure caption={caption} width={box.width}>
      <img
        className={box.ratio ? 'notion-image-inset' : undefined}
        src={src}
        alt={alt}
        style={toBoxStyle(box)}
        loading="lazy"
        decoding="async"
      />
    </Figure>
  )
}

type FigureProps = {
  caption: Run[]
  /** In px; never wider than its column. */
  width?: number | null
  className?: string
  children: React.ReactNode
}

export function Figure({ caption, width = null, className = '', children }: FigureProps) {
  return (
    <figure
      className={`notion-asset-wrapper ${className}`.trim()}
      style={width ? { width } : undefined}
    >
      {children}
      {caption.length > 0 && (
        <figcaption className="notion-image-caption">
          <RichtextText runs={caption} />
        </figcaption>
      )}
    </figure>
  )
}

/** Reserves its space, so that nothing moves when it loads. */
export function toBoxStyle({ ratio }: Box): React.CSSProperties | undefined {
  return ratio ? { aspectRatio: Number((1 / ratio).toFixed(4)) } : undefined
}
