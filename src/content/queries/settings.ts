import type { ContentClient } from '#content/content-client.ts'
import { textOrNull } from '#lib/node/field-values.ts'
import type { SettingsDocument } from '#repository/documents.ts'
import { findDocument } from './read-documents.ts'

/** Ids of rich-text pages. Without a settings document all are `null`; pages that need them say so. */
export async function siteSettings(content: ContentClient) {
  const document = await findDocument('the settings', () =>
    content.getSingle<SettingsDocument>('settings'),
  )
  return {
    privacyPage: textOrNull(document?.data.privacy_page),
    termsPage: textOrNull(document?.data.terms_page),
  }
}
