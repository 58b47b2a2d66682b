import { type AssetKind, assetKinds } from '#lib/node/asset-kinds.ts'

/** `type` is a media type. */
export function kindOf(type: string): AssetKind {
  const family = type.split('/')[0]
  return assetKinds.find((kind) => kind === family) ?? 'document'
}

type Stated = { type: string; filename: string }

/** Whether the type or name of an upload says that it is a picture. */
export function claimsPicture({ type, filename }: Stated): boolean {
  return (
    kindOf(type) === 'image' || /\.(png|jpe?g|webp|avif|gif|svg|bmp|tiff?|heic)$/i.test(filename)
  )
}

const OTHER = 'application/octet-stream'
const typesByExtension: ReadonlyMap<string, string> = new Map([
  ['pdf', 'application/pdf'],
  ['mp3', 'audio/mpeg'],
  ['m4a', 'audio/mp4'],
  ['wav', 'audio/wav'],
  ['ogg', 'audio/ogg'],
  ['mp4', 'video/mp4'],
  ['webm', 'video/webm'],
  ['mov', 'video/quicktime'],
])
const fileTypes: readonly string[] = [...typesByExtension.values(), OTHER]

/** Whether a file other than a picture can have this type. */
export function isFileType(type: string): boolean {
  return fileTypes.includes(type)
}

/** The type under which a file is served. Unknown types are not passed to browsers. */
export function fileTypeOf({ type, filename }: Stated): string {
  if (isFileType(type) && type !== OTHER) return type
  return typesByExtension.get(extensionOf(filename)) ?? OTHER
}

/** In lower case, without the dot; empty where the name has none. */
export function extensionOf(filename: string): string {
  return /\.([a-z0-9]{1,10})$/i.exec(filename)?.[1]?.toLowerCase() ?? ''
}
