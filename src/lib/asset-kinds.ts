/** As Prismic names them. `document` is all that is neither picture, video nor sound. */
export const assetKinds = ['image', 'video', 'audio', 'document'] as const
export type AssetKind = (typeof assetKinds)[number]
