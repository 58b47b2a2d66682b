export type RichtextTables = {
  /** The last good answers of a rich-text worker elsewhere, for when it is away. */
  richtext_copies: { kind: 'page' | 'table'; id: string; body: string; taken_at: string }
  /** Pictures of such pages that are in the asset store: where they came from, and where they are. */
  richtext_pictures: { source: string; asset_id: string }
}
