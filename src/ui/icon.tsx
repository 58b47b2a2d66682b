import styles from './icon.module.css'

export type IconName =
  | 'apparel'
  | 'calendar'
  | 'channel'
  | 'check'
  | 'clock'
  | 'close'
  | 'copy'
  | 'experience'
  | 'external'
  | 'filter'
  | 'food'
  | 'grocery'
  | 'heart'
  | 'home'
  | 'info'
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
  | 'print'
  | 'right'
  | 'seal'
  | 'search'
  | 'share'
  | 'shopping'
  | 'store'
  | 'sun'
  | 'ticket'
  | 'user'

type IconProps = { name: IconName; size?: 's' | 'l' }

/** Decorative: the text beside it or the control's label says the same. */
export function Icon({ name, size }: IconProps) {
  return (
    <svg className={styles.icon} data-size={size} aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  )
}
