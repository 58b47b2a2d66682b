import button from './button.module.css'
import { Icon, type IconName } from './icon.tsx'

type ButtonLinkProps = {
  href: string
  children: React.ReactNode
  look?: 'primary' | 'quiet'
  icon?: IconName
  /** Leads to another site; `sponsored` where a deal is taken up, which its shop may pay for. */
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
