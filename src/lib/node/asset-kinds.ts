/** As Prismic names them. `document` is any file that is not a picture, video or sound. */
export const assetKinds = ['image', 'video', 'audio', 'document'] as const
export type AssetKind = (typeof assetKinds)[number]
