/** The attributes of an `<img>`, wherever the picture comes from. */
export type PictureSource = {
  src: string
  srcSet: string
  /** The picture's size in pixels, which reserves its place while it loads. */
  width: number
  height: number
  alt: string
}
