import type { AssetTag, LibraryAsset } from '#db/asset-library.ts'
import * as paths from '#lib/paths.ts'
import { extensionOf, kindOf } from './asset-kind.ts'

const extensions: Readonly<Record<string, string>> = {
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
}

type Named = Pick<LibraryAsset, 'asset_id' | 'filename'>

/** Where the site serves a picture. The name is for people. */
export function toPicturePath({ asset_id, filename }: Named): string {
  return paths.picture(asset_id, toPathName(filename) || 'picture')
}

/** Where the site serves an asset of any kind. */
export function toAssetPath(asset: Named & Pick<LibraryAsset, 'type'>): string {
  if (kindOf(asset.type) === 'image') return toPicturePath(asset)
  return paths.file(asset.asset_id, toPathName(asset.filename) || 'file')
}

/** The name in plain letters; empty if nothing of it is left. */
export function toPathName(filename: string): string {
  const plain = filename.toLowerCase().replaceAll(/[^a-z0-9._-]+/g, '-')
  // For "菜单.pdf", only the extension is left.
  return plain
    .replace(/^[^a-z0-9]*\.(?=[a-z0-9]+$)/, 'file.')
    .replace(/^[^a-z0-9]+/, '')
    .slice(0, 100)
}

/** As Prismic's asset API shows it. Texts that nobody has given are absent. */
export function toApiAsset(
  asset: LibraryAsset,
  { origin, tags }: { origin: string; tags: readonly AssetTag[] },
) {
  const ids = JSON.parse(asset.tags) as string[]
  const kind = kindOf(asset.type)
  const { width, height, notes, credits, alt } = asset
  return {
    id: asset.asset_id,
    url: `${origin}${toAssetPath(asset)}`,
    created_at: Date.parse(asset.created_at),
    last_modified: Date.parse(asset.changed_at),
    filename: asset.filename,
    extension: extensions[asset.type] ?? extensionOf(asset.filename),
    size: asset.size,
    kind,
    ...(kind === 'image' ? { width, height } : {}),
    ...withoutNulls({ notes, credits, alt, uploader_id: asset.uploader }),
    tags: tags.filter(({ id }) => ids.includes(id)).map(toApiTag),
  }
}

export function toApiTag({ id, name, created_at }: AssetTag) {
  const time = Date.parse(created_at)
  return { id, name, created_at: time, last_modified: time }
}

function withoutNulls(values: Record<string, string | null>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  )
}
