import button from './button.module.css'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-sprite.tsx'

type ButtonLinkProps = {
  href: string
  children: React.ReactNode
  look?: 'primary' | 'quiet'
  icon?: IconName
  /** A link to another site; `sponsored` for a deal's shop, which may pay for it. */
  external?: boolean | 'sponsored'
}

export function ButtonLink({ href, children, look, icon, external = false }: ButtonLinkProps) {
  return (
    <a
      className={button.button}
      href={href}
      data-look={look}
      rel={
        external ? `${external === 'sponsored' ? 'sponsored ' : ''}noopener noreferrer` : undefined
      }
    >
      {icon && <Icon name={icon} />}
      {children}
    </a>
  )
}
