export type AssetTables = {
  /** Original pictures. They never change: the id is the hash of the bytes. */
  assets: {
    id: string
    /** A media type, such as `image/svg+xml`. */
    type: string
    /** In pixels; for an SVG its natural size. */
    width: number
    height: number
    bytes: Uint8Array
  }
}
