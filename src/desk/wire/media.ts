/** A picture that documents can show. */
export type MediaItem = {
  id: string
  url: string
  /** The address of a small one. */
  thumb: string
  alt: string | null
  width: number
  height: number
  /** How many published documents show it. */
  uses: number
  /** Uploaded here or by a tool; others came with an import. Only these have a text of their own. */
  isUploaded: boolean
}

/** `GET /pictures?words&unused` */
export type MediaList = { items: MediaItem[] }
