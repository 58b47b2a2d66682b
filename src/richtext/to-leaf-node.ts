import { asList, asPositive, asRecord, asText, readBlock, type SafeBlock } from './read-block.ts'
import type { Icon, RichtextNode } from './richtext-node.ts'
import { toPageHref, toPictureSrc, toSafeHref } from './safe-address.ts'
import { type MediaContext, toBox, toMedia } from './to-media.ts'
import { EQUATION_COST, type TextContext, toColor, toRuns } from './to-runs.ts'

const MAX_COLUMNS = 50

/** A block without children. `undefined` for an unknown type. */
export function toLeafNode(
  block: SafeBlock,
  context: MediaContext,
): RichtextNode | null | undefined {
  switch (block.type) {
    case 'divider':
      return { type: 'divider' }
    case 'table':
      return toTable(block, context)
    case 'code':
      return toCode(block, context)
    case 'equation':
      return toEquation(block, context)
    case 'image':
      return toImage(block, context)
    case 'bookmark':
      return toBookmark(block, context)
    case 'page':
      return toPageLink(block)
    case 'embed':
    case 'figma':
    case 'video':
    case 'audio':
      return toMedia(block, context)
    default:
      return undefined
  }
}

/** Columns keep the table's order; a missing cell is empty. */
function toTable({ content, format }: SafeBlock, context: TextContext): RichtextNode | null {
  const all = content
    .map((id) => readBlock(context.blocks, id))
    .filter((row) => row?.type === 'table_row')
  const named = asList(format.table_block_column_order).filter((id) => typeof id === 'string')
  const order = named.length > 0 ? named : Object.keys(all[0]?.properties ?? {})
  const shown = order.slice(0, MAX_COLUMNS)
  const rows = all.filter((row) => row && context.budget.takes(row, shown.length))
  if (rows.length === 0 || shown.length === 0) return null
  const formats = asRecord(format.table_block_column_format)
  return {
    type: 'table',
    rows: rows.map((row) => shown.map((column) => toRuns(row?.properties[column], context))),
    columns: shown.map((column) => {
      const { width, color } = asRecord(Object.hasOwn(formats, column) ? formats[column] : null)
      return { width: asPositive(width), color: toColor(color) }
    }),
    headRow: format.table_block_column_header === true,
    headColumn: format.table_block_row_header === true,
  }
}

function toCode({ properties, format }: SafeBlock, context: TextContext): RichtextNode {
  const code = asText(properties.title)
  return {
    type: 'code',
    code,
    language: asText(properties.language).toLowerCase().trim() || 'plain text',
    isMarked: context.budget.affords(code.length),
    isWrapped: format.code_wrap === true,
    caption: toRuns(properties.caption, context),
  }
}

function toEquation({ properties }: SafeBlock, context: TextContext): RichtextNode | null {
  const tex = asText(properties.title)
  const isMarked = context.budget.affords(tex.length * EQUATION_COST)
  return tex ? { type: 'equation', tex, isMarked } : null
}

/** A picture that we may not load becomes a link. */
function toImage(block: SafeBlock, context: MediaContext): RichtextNode | null {
  const { properties, format } = block
  const src = toPictureSrc(asText(properties.source)) ?? toPictureSrc(format.display_source)
  if (!src) return toMedia(block, { ...context, embedHosts: [] })
  const alt = asText(properties.alt_text) || asText(properties.caption)
  const caption = toRuns(properties.caption, context)
  return { type: 'image', src, alt, box: toBox(format), caption }
}

function toBookmark({ properties, format }: SafeBlock, context: TextContext): RichtextNode | null {
  const href = toSafeHref(asText(properties.link), context)
  if (!href) return null
  return {
    type: 'bookmark',
    href,
    title: asText(properties.title) || href,
    description: asText(properties.description),
    color: toColor(format.block_color),
    icon: toPictureSrc(format.bookmark_icon),
    cover: toPictureSrc(format.bookmark_cover),
  }
}

function toPageLink({ id, properties, format }: SafeBlock) {
  const href = toPageHref(id)
  if (!href) return null
  const title = asText(properties.title) || 'Untitled page'
  return { type: 'page' as const, href, title, icon: toIcon(format.page_icon) }
}

/** `null` for a picture on another host, which the page must not contact. */
export function toIcon(icon: unknown): Icon | null {
  const src = toPictureSrc(icon)
  if (src) return { src }
  const isEmoji = typeof icon === 'string' && icon.length <= 32 && !/[\w/:.]{2}/.test(icon)
  return isEmoji && icon !== '' ? { emoji: icon } : null
}
