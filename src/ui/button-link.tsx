import button from './button.module.css'

type ButtonLinkProps = {
  href: string
  children: React.ReactNode
  look?: 'primary' | 'quiet'
  /** A link to another site; `sponsored` for a deal's shop, which may pay for it. */
  external?: boolean | 'sponsored'
}

export function ButtonLink({ href, children, look, external = false }: ButtonLinkProps) {
  return (
    <a
      className={button.button}
      href={href}
      data-look={look}
      rel={
        external ? `${external === 'sponsored' ? 'sponsored ' : ''}noopener noreferrer` : undefined
      }
    >
      {children}
    </a>
  )
}
