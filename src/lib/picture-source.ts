/** Finished attributes of an `<img>`: whoever shows the picture need not know where it comes from. */
export type PictureSource = {
  src: string
  srcSet: string
  /** Of the whole picture, in pixels: they keep its place while it loads. */
  width: number
  height: number
  alt: string
}
