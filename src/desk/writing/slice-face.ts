import type { Slice } from './article-codec.ts'
import type { CardFace } from './card-view.ts'
import { findDocuments } from './find-documents.ts'

/** What a card says about a slice that is not text. */
export function sliceFace(slice: Slice): CardFace {
  const link = findLinked(slice)
  const kind = toWords(slice.slice_type)
  if (link) return { kind, title: toWords(String(link.uid ?? link.id ?? '')) }
  const words = textIn(slice.primary).join(' ').slice(0, 160)
  return { kind, title: words || 'Nothing in it yet' }
}

/** The title of the document that a slice shows; `null` if it shows none. */
export async function loadSliceFace(slice: Slice): Promise<CardFace | null> {
  const link = findLinked(slice)
  if (!link || typeof link.type !== 'string' || typeof link.uid !== 'string') return null
  const picks = await findDocuments(link.uid.replaceAll('-', ' '), link.type)
  const found = picks.find(({ id }) => id === link.id)
  return found ? { kind: toWords(slice.slice_type), title: found.title } : null
}

function findLinked({ primary }: Slice): Record<string, unknown> | null {
  const values = typeof primary === 'object' && primary !== null ? Object.values(primary) : []
  return values.find((value) => value?.link_type === 'Document') ?? null
}

function toWords(name: string): string {
  const words = name.replaceAll(/[-_]/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function textIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textIn)
  if (typeof value !== 'object' || value === null) return []
  const { text } = value as { text?: unknown }
  return typeof text === 'string' ? [text] : Object.values(value).flatMap(textIn)
}
