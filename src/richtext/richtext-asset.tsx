import type { RichtextNode, Run } from './richtext-node.ts'
import { RichtextText } from './richtext-text.tsx'

type RichtextAssetProps = {
  asset: RichtextNode & { type: 'code' | 'image' | 'media' | 'bookmark' | 'page' }
}

export function RichtextAsset({ asset }: RichtextAssetProps) {
  switch (asset.type) {
    case 'code':
      return (
        <figure className="notion-asset-wrapper">
          <pre className={`notion-code language-${asset.language}`}>
            <code className={`language-${asset.language}`}>{asset.code}</code>
          </pre>
          <Caption runs={asset.caption} />
        </figure>
      )
    case 'image':
      return (
        <figure className="notion-asset-wrapper">
          <img
            src={asset.src}
            alt={asset.alt}
            width={asset.width}
            height={asset.height}
            loading="lazy"
          />
          <Caption runs={asset.caption} />
        </figure>
      )
    case 'media':
      return (
        <p className="notion-asset-wrapper">
          <a className="notion-link" href={asset.href} rel="noopener">
            {mediaVerbs[asset.kind] ?? 'Open'}:{' '}
            {asset.caption ? <RichtextText runs={asset.caption} /> : asset.href}
          </a>
        </p>
      )
    case 'bookmark':
      return (
        <a className="notion-bookmark" href={asset.href} rel="noopener">
          <b className="notion-bookmark-title">{asset.title}</b>
          {asset.description && (
            <span className="notion-bookmark-description">{asset.description}</span>
          )}
          <span className="notion-bookmark-link">{asset.href}</span>
        </a>
      )
    case 'page':
      return (
        <a className="notion-page-link" href={asset.href}>
          {asset.icon && (
            <span className="notion-page-icon" aria-hidden="true">
              {asset.icon}
            </span>
          )}
          <span className="notion-page-text">{asset.title}</span>
        </a>
      )
  }
}

const mediaVerbs: Record<string, string> = { video: 'Watch', audio: 'Listen' }

function Caption({ runs }: { runs?: Run[] | undefined }) {
  return (
    runs && (
      <figcaption className="notion-image-caption">
        <RichtextText runs={runs} />
      </figcaption>
    )
  )
}
