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
  /** What crops keep in view; `null` is the middle. */
  focus: FocusPoint | null
}

/** Parts of the width and the height, from 0 to 1. */
export type FocusPoint = { x: number; y: number }

/** `GET /pictures?words&unused` */
export type MediaList = { items: MediaItem[] }
