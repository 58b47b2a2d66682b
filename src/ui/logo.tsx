import styles from './logo.module.css'
import ticket from './ticket.module.css'

type LogoProps = { name: string }

/** A ticket whose first `o` is the hole. The link around it has the name. */
export function Logo({ name }: LogoProps) {
  const [start = '', ...rest] = name.toLowerCase().split('o')
  return (
    <span className={`${styles.logo} ${ticket.bitten}`} aria-hidden="true">
      {start}
      {rest.length > 0 && <i />}
      {rest.join('o')}
    </span>
  )
}
