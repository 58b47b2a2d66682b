import type { Block } from './richtext-client.ts'
import type { RichtextNode, Run } from './richtext-node.ts'
import { type LinkContext, toPlainText, toRuns, toSafeHref } from './to-runs.ts'

const DEFAULT_WIDTH = 720

/** Columns come in the table's own order; a cell that a row lacks is empty. */
export function toTable({ content, format }: Block, context: LinkContext): RichtextNode | null {
  const rows = (content ?? [])
    .map((id) => context.blocks[id]?.value)
    .filter((row) => row?.type === 'table_row')
  const order = Array.isArray(format?.table_block_column_order)
    ? format.table_block_column_order.map(String)
    : Object.keys(rows[0]?.properties ?? {})
  if (rows.length === 0 || order.length === 0) return null
  return {
    type: 'table',
    rows: rows.map((row) => order.map((column) => toRuns(row?.properties?.[column], context))),
    headRow: format?.table_block_column_header === true,
    headColumn: format?.table_block_row_header === true,
  }
}

export function toCode({ type, properties }: Block, context: LinkContext): RichtextNode {
  const language = type === 'equation' ? 'latex' : toPlainText(properties?.language)
  return {
    type: 'code',
    code: toPlainText(properties?.title),
    language: language.toLowerCase().replaceAll(/[^a-z0-9+#]+/g, '-') || 'plain-text',
    ...toCaption(properties?.caption, context),
  }
}

/** Only pictures that cannot run anything: https, or an SVG inside `<img>`. */
export function toImage({ properties, format }: Block, context: LinkContext): RichtextNode | null {
  const src = toPlainText(properties?.source) || String(format?.display_source ?? '')
  if (!/^(https:\/\/|data:image\/svg\+xml[;,])/i.test(src)) return null
  const width = Math.round(Number(format?.block_width)) || DEFAULT_WIDTH
  const height = Math.round(width * Number(format?.block_aspect_ratio))
  return {
    type: 'image',
    src,
    alt: toPlainText(properties?.alt_text) || toPlainText(properties?.caption),
    width,
    ...(height > 0 ? { height } : {}),
    ...toCaption(properties?.caption, context),
  }
}

/** What plays or runs elsewhere is a plain link: the first load asks no third party for anything. */
export function toLinkNode(
  { type, properties, format }: Block,
  context: LinkContext,
): RichtextNode | null {
  switch (type) {
    case 'bookmark': {
      const href = toSafeHref(toPlainText(properties?.link), context)
      if (!href) return null
      const title = toPlainText(properties?.title) || href
      return { type: 'bookmark', href, title, description: toPlainText(properties?.description) }
    }
    case 'embed':
    case 'figma':
    case 'video':
    case 'audio': {
      const source = toPlainText(properties?.source) || format?.display_source
      const href = toSafeHref(source, context)
      if (!href) return null
      return { type: 'media', kind: type, href, ...toCaption(properties?.caption, context) }
    }
    default:
      return null
  }
}

function toCaption(decorations: unknown, context: LinkContext): { caption?: Run[] } {
  const caption = toRuns(decorations, context)
  return caption.length > 0 ? { caption } : {}
}
