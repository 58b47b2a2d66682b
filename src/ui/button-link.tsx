import button from './button.module.css'
import { Icon, type IconName } from './icon.tsx'

type ButtonLinkProps = {
  href: string
  children: React.ReactNode
  look?: 'primary' | 'quiet'
  icon?: IconName
  /** Leads to the site of a shop, which may pay for being listed. */
  external?: boolean
}

export function ButtonLink({ href, children, look, icon, external = false }: ButtonLinkProps) {
  return (
    <a
      className={button.button}
      href={href}
      data-look={look}
      rel={external ? 'sponsored noopener noreferrer' : undefined}
    >
      {icon && <Icon name={icon} />}
      {children}
    </a>
  )
}
