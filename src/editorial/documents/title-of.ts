import type { BlockMap } from '#lib/block-map.ts'
import { isRecord } from '#lib/is-record.ts'
import { relationOf } from '#lib/node/field-values.ts'
import { PAGE_TYPE } from '#repository/drafts/page-drafts.ts'
import type { Snapshot } from '#repository/snapshot.ts'
import type { StoredDocument } from '#repository/stored-document.ts'
import { thumbnailOf } from '../thumbnail.ts'

type Data = Record<string, unknown>

/** What people call the document: its title or name, else its uid. */
export function titleOf({
  uid,
  type,
  data,
}: Pick<StoredDocument, 'uid' | 'type' | 'data'>): string {
  if (type === PAGE_TYPE) return pageTitleOf(data as BlockMap)
  const { title, name } = data as Data
  return textOf(title) || textOf(name) || uid || `Untitled ${type.replaceAll('_', ' ')}`
}

/** The title of a page of blocks is in its first block. */
export function pageTitleOf(map: BlockMap): string {
  const [page] = Object.values(map)
  const title: unknown = isRecord(page?.value?.properties) ? page.value.properties.title : []
  const runs = Array.isArray(title) ? title : []
  return (
    runs.map((run) => (Array.isArray(run) ? String(run[0] ?? '') : '')).join('') ||
    'Without a title'
  )
}

/** Key text, or the first block of a rich-text title. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  const [block] = Array.isArray(value) ? value : []
  return isRecord(block) && typeof block.text === 'string' ? block.text.trim() : ''
}

/** The name of the brand that a deal belongs to. */
export function brandNameOf({ data }: Pick<StoredDocument, 'data'>, { byId }: Snapshot) {
  const link = relationOf((data as { brand?: Parameters<typeof relationOf>[0] }).brand)
  const brand = link && byId.get(link.id)
  return brand ? titleOf(brand) : null
}

/** The address of its first picture, in a small size. */
export function thumbOf({ data }: Pick<StoredDocument, 'data'>): string | null {
  const { art, image } = data as Data
  const [first] = Array.isArray(art) ? art : []
  return thumbnailOf(isRecord(first) ? first.image : null) ?? thumbnailOf(image)
}
