import type { AssetTag, LibraryAsset } from '#db/asset-library.ts'
import * as paths from '#lib/paths.ts'

const extensions: Readonly<Record<string, string>> = {
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/avif': 'avif',
}

/** Where the site serves it. The name is for people. */
export function toPicturePath({
  asset_id,
  filename,
}: Pick<LibraryAsset, 'asset_id' | 'filename'>): string {
  const name = filename
    .toLowerCase()
    .replaceAll(/[^a-z0-9._-]+/g, '-')
    .replace(/^[^a-z0-9]+/, '')
    .slice(0, 100)
  return paths.picture(asset_id, name === '' ? 'picture' : name)
}

/** As Prismic's asset API shows it. Texts that nobody has given are absent. */
export function toApiAsset(
  asset: LibraryAsset,
  { origin, tags }: { origin: string; tags: readonly AssetTag[] },
) {
  const ids = JSON.parse(asset.tags) as string[]
  return {
    id: asset.asset_id,
    url: `${origin}${toPicturePath(asset)}`,
    created_at: Date.parse(asset.created_at),
    last_modified: Date.parse(asset.changed_at),
    filename: asset.filename,
    extension: extensions[asset.type] ?? '',
    size: asset.size,
    kind: 'image',
    width: asset.width,
    height: asset.height,
    ...withoutNulls({ notes: asset.notes, credits: asset.credits, alt: asset.alt }),
    ...withoutNulls({ uploader_id: asset.uploader }),
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
