import type { RichTextField } from '@prismicio/client'
import type { LandingDocument } from '../documents.ts'
import type { Fields } from './fields.ts'
import { readPortrait } from './read-art.ts'
import { readBoolean, readOption, readText, readWords } from './read-fields.ts'
import { readRelations, readRichtextPage } from './read-links.ts'
import { toGroup } from './to-group.ts'

export function toLanding(fields: Fields, body: RichTextField): LandingDocument['data'] {
  const audience = readWords(fields, 'audience').map((who) => ({ who }))
  const deals = readRelations(fields, 'deals', 'deal').map((deal) => ({ deal }))
  return {
    kind: readOption(fields, 'kind', ['partner', 'campaign', 'page']),
    title: readText(fields, 'title', { required: true }),
    tagline: readText(fields, 'tagline'),
    partner_id: readText(fields, 'partner_id'),
    ...readPortrait(fields),
    search: readBoolean(fields, 'search'),
    audience: toGroup(audience),
    notes: readText(fields, 'notes'),
    privacy: readRichtextPage(fields, 'privacy'),
    faq: readRichtextPage(fields, 'faq'),
    richtext: readRichtextPage(fields, 'richtext'),
    deals: toGroup(deals),
    body,
  }
}
