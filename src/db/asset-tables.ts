export type AssetTables = {
  /** Pictures as they came, never changed: the id is the hash of the bytes. */
  assets: {
    id: string
    /** A media type, such as `image/svg+xml`. */
    type: string
    /** In pixels; of an SVG, its natural size. */
    width: number
    height: number
    bytes: Uint8Array
  }
}
