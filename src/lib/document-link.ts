import type { FilledContentRelationshipField } from '@prismicio/client'

export type DocumentLink = FilledContentRelationshipField

export function isDocumentLink(value: unknown): value is DocumentLink {
  const link = value as Partial<DocumentLink> | null
  return typeof link === 'object' && link?.link_type === 'Document' && typeof link.id === 'string'
}
