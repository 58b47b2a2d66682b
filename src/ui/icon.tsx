import styles from './icon.module.css'
import type { IconName } from './icon-sprite.tsx'

type IconProps = { name: IconName; size?: 's' | 'l' }

/** Decorative: the text beside it or the control's label says the same. */
export function Icon({ name, size }: IconProps) {
  return (
    <svg className={styles.icon} data-size={size} aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  )
}
