import type { PictureSource } from '#lib/picture-source.ts'
import styles from './picture.module.css'

type PictureProps = {
  picture: PictureSource
  /** How wide it is shown, as the attribute says it. */
  sizes: string
  /** The page's main picture: not to be waited for. */
  eager?: boolean | undefined
}

/** Fills the box around it, whose own colour shows until the picture is there. */
export function Picture({ picture: { alt, ...source }, sizes, eager = false }: PictureProps) {
  return (
    <img
      {...source}
      alt={alt}
      className={styles.picture}
      sizes={sizes}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
    />
  )
}
