import styles from './icon.module.css'

export type IconName =
  | 'apparel'
  | 'channel'
  | 'check'
  | 'clock'
  | 'copy'
  | 'experience'
  | 'external'
  | 'food'
  | 'grocery'
  | 'heart'
  | 'home'
  | 'left'
  | 'microblog'
  | 'moon'
  | 'network'
  | 'pause'
  | 'phone'
  | 'photos'
  | 'pin'
  | 'play'
  | 'plus'
  | 'right'
  | 'seal'
  | 'search'
  | 'shopping'
  | 'store'
  | 'sun'
  | 'ticket'
  | 'user'

type IconProps = { name: IconName; size?: 's' | 'l' }

/** Decorative: the words beside it, or the label of its control, say the same. */
export function Icon({ name, size }: IconProps) {
  return (
    <svg className={styles.icon} data-size={size} aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  )
}
