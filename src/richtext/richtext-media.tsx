import { Figure, toBoxStyle } from './richtext-figure.tsx'
import { type MediaNode, plainText, type Run } from './richtext-node.ts'
import { linkRel, RichtextText } from './richtext-text.tsx'

type RichtextMediaProps = { media: MediaNode }

/** Players and frames that contact no host before a click, without a script. */
export function RichtextMedia({ media }: RichtextMediaProps) {
  const { kind, src, box, caption } = media
  const name = plainText(caption) || media.host
  switch (kind) {
    case 'audio':
      return (
        <Figure caption={caption}>
          {/* biome-ignore lint/a11y/useMediaCaption: a block has only the words of its caption */}
          <audio controls preload="none" src={src} aria-label={name} />
        </Figure>
      )
    case 'video':
      return (
        <Figure caption={caption} width={box.width}>
          {/* biome-ignore lint/a11y/useMediaCaption: a block has only the words of its caption */}
          <video
            className="notion-image-inset"
            controls
            playsInline
            preload="none"
            src={src}
            aria-label={name}
            style={toBoxStyle(box)}
          />
        </Figure>
      )
    case 'frame':
      return <Frame media={media} name={name} />
    case 'link':
      return (
        <p className="notion-asset-wrapper">
          <a className="notion-link" href={src} rel={linkRel(src)}>
            {caption.length > 0 ? <RichtextText runs={withoutLinks(caption)} /> : src}
          </a>
        </p>
      )
  }
}

/**
 * The frame is empty until the visitor follows the link beside it, whose target is the frame. A lazy frame in a
 * closed element would load at once where scripts are off.
 */
function Frame({ media, name }: RichtextMediaProps & { name: string }) {
  const { src, host, frame, box, caption } = media
  return (
    <Figure caption={caption} width={box.width} className="notion-embed">
      <div className="notion-embed-frame" style={toBoxStyle({ ...box, ratio: box.ratio ?? 1 })}>
        <p>Nothing has been loaded from {host} yet.</p>
        <iframe
          className="notion-image-inset"
          name={frame}
          title={name}
          allow="fullscreen"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      </div>
      <p className="notion-embed-links">
        <a href={src} target={frame} aria-label={`Load here: ${name}`}>
          Load here
        </a>
        <a href={src} rel={linkRel(src)} aria-label={`Open at ${host}: ${name}`}>
          Open at {host}
        </a>
      </p>
    </Figure>
  )
}

/** Removes links from a caption that is itself a link. */
function withoutLinks(runs: Run[]): Run[] {
  return runs.map((run) => {
    if (typeof run === 'string') return run
    const [text, marks] = run
    return [text, marks.filter((mark) => mark[0] !== 'a')]
  })
}
