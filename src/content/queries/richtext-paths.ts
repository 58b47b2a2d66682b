import type { ContentClient } from '#content/content-client.ts'
import * as paths from '#lib/paths.ts'
import { landings } from './landings.ts'
import { siteSettings } from './settings.ts'

/** Undashed page id → the named path that shows the page. Other pages are shown by id. */
export async function richtextPaths(content: ContentClient): Promise<Map<string, string>> {
  const [settings, allLandings] = await Promise.all([
    siteSettings(content),
    landings(content, {
      read: ({ uid, title, privacy, faq, richtext }) => ({ uid, title, privacy, faq, richtext }),
    }),
  ])
  const named: [string | null, string][] = [
    [settings.privacyPage, paths.privacy],
    [settings.termsPage, paths.terms],
  ]
  for (const { uid, privacy, faq, richtext } of allLandings) {
    named.push(
      [privacy, paths.landingText(uid, 'privacy')],
      [faq, paths.landingText(uid, 'faq')],
      [richtext, paths.landing(uid)],
    )
  }
  return new Map(named.flatMap(([id, path]) => (id ? [[id.replaceAll('-', ''), path]] : [])))
}
