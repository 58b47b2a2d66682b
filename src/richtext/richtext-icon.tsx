import type { Icon } from './richtext-node.ts'

type RichtextIconProps = {
  icon: Icon
  /** `cover` is the large icon of a page. */
  size?: 'small' | 'cover'
  /** Alternative text for a picture that carries meaning. An emoji has its own name. */
  alt?: string
}

export function RichtextIcon({ icon, size = 'small', alt = '' }: RichtextIconProps) {
  const className = size === 'cover' ? 'notion-page-icon-cover' : 'notion-page-icon'
  if ('src' in icon) return <img className={className} src={icon.src} alt={alt} />
  return (
    <span className={`notion-emoji ${className}`} role="img" aria-label={icon.emoji}>
      {icon.emoji}
    </span>
  )
}
