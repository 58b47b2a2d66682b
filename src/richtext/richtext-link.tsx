import { RichtextIcon } from './richtext-icon.tsx'
import type { BookmarkNode, RichtextNode } from './richtext-node.ts'
import { linkRel } from './richtext-text.tsx'

export function Bookmark({ node }: { node: BookmarkNode }) {
  const { href, title, description, color, icon, cover } = node
  return (
    <div className="notion-row">
      <a
        className={`notion-bookmark${color ? ` notion-${color}` : ''}`}
        href={href}
        rel={linkRel(href)}
      >
        <div>
          <div className="notion-bookmark-title">{title}</div>
          {description && <div className="notion-bookmark-description">{description}</div>}
          <div className="notion-bookmark-link">
            {icon && <img src={icon} alt="" />}
            <div>{href}</div>
          </div>
        </div>
        {cover && (
          <div className="notion-bookmark-image">
            <img src={cover} alt="" loading="lazy" />
          </div>
        )}
      </a>
    </div>
  )
}

export function PageLink({ node }: { node: Extract<RichtextNode, { type: 'page' }> }) {
  return (
    <a className="notion-page-link" href={node.href}>
      {node.icon && <RichtextIcon icon={node.icon} />}
      <span className="notion-page-text">{node.title}</span>
    </a>
  )
}
