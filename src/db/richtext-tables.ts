export type RichtextTables = {
  /** The last good answers of a remote rich-text worker, for when it does not answer. */
  richtext_copies: { kind: 'page' | 'table'; id: string; body: string; taken_at: string }
  /** Pictures of such pages that were copied into the asset store: source and asset id. */
  richtext_pictures: { source: string; asset_id: string }
}
