import type { ContentClient } from '#content/content-client.ts'
import { textOrNull } from '#lib/field-values.ts'
import type { SettingsDocument } from '#repository/documents.ts'
import { findDocument } from './read-documents.ts'

export type SiteSettings = {
  /** Ids of rich-text pages. */
  privacyPage: string | null
  termsPage: string | null
}

/** Without a settings document all fields are `null`; pages that need them say so. */
export async function siteSettings(content: ContentClient): Promise<SiteSettings> {
  const document = await findDocument('the settings', () =>
    content.getSingle<SettingsDocument>('settings'),
  )
  return {
    privacyPage: textOrNull(document?.data.privacy_page),
    termsPage: textOrNull(document?.data.terms_page),
  }
}
