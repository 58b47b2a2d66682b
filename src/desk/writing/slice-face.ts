import { isRecord } from '#lib/is-record.ts'
import { upperFirst } from '#lib/upper-first.ts'
import { callDesk } from '../call-desk.ts'
import type { Picked } from '../wire/documents.ts'
import type { Slice } from './article-codec.ts'
import type { CardFace } from './card-view.ts'

/** What a card says about a slice that is not text. */
export function sliceFace(slice: Slice): CardFace {
  const link = findLinked(slice)
  const kind = toWords(slice.slice_type)
  if (link) return { kind, title: toWords(String(link.uid ?? link.id ?? '')) }
  const words = textsIn(slice.primary).join(' ').slice(0, 160)
  return { kind, title: words || 'Nothing in it yet' }
}

/** The title of the document that a slice shows; `null` if it shows none. */
export async function loadSliceFace(slice: Slice): Promise<CardFace | null> {
  const link = findLinked(slice)
  if (typeof link?.id !== 'string') return null
  const query = new URLSearchParams({ id: link.id })
  const { picks } = await callDesk<{ picks: readonly Picked[] }>('GET', `/pick?${query}`)
  const [found] = picks
  return found ? { kind: toWords(slice.slice_type), title: found.title } : null
}

function findLinked({ primary }: Slice): Record<string, unknown> | null {
  const values = isRecord(primary) ? Object.values(primary).filter(isRecord) : []
  return values.find(({ link_type }) => link_type === 'Document') ?? null
}

function toWords(name: string): string {
  return upperFirst(name.replaceAll(/[-_]/g, ' ').trim())
}

function textsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (!isRecord(value)) return []
  return typeof value.text === 'string' ? [value.text] : textsIn(Object.values(value))
}
