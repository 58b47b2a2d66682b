import type { BlogHomeDocument, SettingsDocument } from '../documents.ts'
import type { Fields } from './fields.ts'
import { readText } from './read-fields.ts'
import { readRelations, readRichtextPage } from './read-links.ts'
import { toGroup } from './to-group.ts'
import { toTitle } from './to-title.ts'

export function toBlogHome(fields: Fields): BlogHomeDocument['data'] {
  const featured = readRelations(fields, 'featured', 'deal').map((deal) => ({ deal }))
  const campaigns = readRelations(fields, 'campaigns', 'landing').map((landing) => ({ landing }))
  return {
    title: toTitle(readText(fields, 'title', { required: true })),
    description: readText(fields, 'description', { required: true }),
    featured: toGroup(featured),
    campaigns: toGroup(campaigns),
  }
}

export function toSettings(fields: Fields): SettingsDocument['data'] {
  return {
    privacy_page: readRichtextPage(fields, 'privacy_page'),
    terms_page: readRichtextPage(fields, 'terms_page'),
  }
}
