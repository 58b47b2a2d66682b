import type { PictureSource } from '#lib/picture-source.ts'
import styles from './picture.module.css'

type PictureProps = {
  picture: PictureSource
  /** The displayed width, as in the attribute `sizes`. */
  sizes: string
  /** The page's main picture, which loads eagerly. */
  eager?: boolean | undefined
}

/** Fills the box around it, whose colour shows until the picture has loaded. */
export function Picture({ picture: { alt, ...source }, sizes, eager = false }: PictureProps) {
  return (
    <img
      {...source}
      alt={alt}
      className={styles.picture}
      sizes={sizes}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
    />
  )
}
