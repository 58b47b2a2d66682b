import type { FieldModel, Picked } from '../wire/documents.ts'

export type LinkValue = {
  link_type?: string
  key?: string
  id?: string
  type?: string
  uid?: string
  lang?: string
  tags?: readonly string[]
  slug?: string
  url?: string
  name?: string
  target?: string
  text?: string
  variant?: string
  [other: string]: unknown
}

/** A link to a document, as documents store it. Readers find what it says about its target anew. */
export function toDocumentLink({ id, type, uid, lang }: Picked, kept: LinkValue | null): LinkValue {
  return {
    ...partsOf(kept, ['key', 'text', 'variant']),
    link_type: 'Document',
    id,
    type,
    tags: [],
    lang,
    slug: '-',
    ...(uid !== null && { uid }),
    isBroken: false,
  }
}

export function toWebLink(url: string, kept: LinkValue | null): LinkValue {
  return { ...partsOf(kept, ['key', 'target', 'text', 'variant']), link_type: 'Web', url }
}

/** The parts of a link that stay when its target changes. */
function partsOf(link: LinkValue | null, names: readonly string[]): LinkValue {
  return Object.fromEntries(Object.entries(link ?? {}).filter(([name]) => names.includes(name)))
}

export function allowedTypes({ config }: FieldModel): string[] {
  return (config?.customtypes ?? []).map((type) => (typeof type === 'string' ? type : type.id))
}

/** `null` allows both kinds. */
export function kindOf({ config }: FieldModel): 'document' | 'web' | 'media' | null {
  const { select } = config ?? {}
  return select === 'document' || select === 'web' || select === 'media' ? select : null
}
