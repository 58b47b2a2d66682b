import type { Icon } from './richtext-node.ts'

type RichtextIconProps = {
  icon: Icon
  /** `cover` is the large icon of a page. */
  size?: 'small' | 'cover'
}

export function RichtextIcon({ icon, size = 'small' }: RichtextIconProps) {
  const className = size === 'cover' ? 'notion-page-icon-cover' : 'notion-page-icon'
  if ('src' in icon) return <img className={className} src={icon.src} alt="" />
  return (
    <span className={`notion-emoji ${className}`} role="img" aria-label={icon.emoji}>
      {icon.emoji}
    </span>
  )
}
