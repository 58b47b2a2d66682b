import type { TitleField } from '@prismicio/client'

export function toTitle(text: string | null): TitleField {
  return text === null ? [] : [{ type: 'heading1', text, spans: [] }]
}
