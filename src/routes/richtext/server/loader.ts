import { findLanding } from '#content/queries/landings.ts'
import { siteSettings } from '#content/queries/settings.ts'
import * as paths from '#lib/paths.ts'
import { checkAddress, pageNotFound, pathNotFound } from '../../server/not-found.ts'
import type { PageInput, PageLoader } from '../../server/page-loader.ts'
import type { RichtextPayload } from '../payload.ts'
import { loadRichtext } from './load-richtext.ts'

export const privacyLoader: PageLoader<RichtextPayload> = async (input) => {
  const { privacyPage } = await siteSettings(input.content)
  return loadPage(input, privacyPage)
}

export const termsLoader: PageLoader<RichtextPayload> = async (input) => {
  const { termsPage } = await siteSettings(input.content)
  return loadPage(input, termsPage)
}

/** The privacy notice or the questions and answers of a landing page. */
export const landingTextLoader: PageLoader<RichtextPayload> = async (input) => {
  const { uid = '' } = input.params
  const landing = await findLanding(input.content, uid)
  if (!landing) throw pathNotFound(input.url)
  checkAddress(input.url, { asked: paths.landing(uid), own: paths.landing(landing.uid) })
  const id = input.params.text === 'faq' ? landing.faq : landing.privacy
  const payload = await loadPage(input, id)
  return { ...payload, landing: { uid: landing.uid, title: landing.title } }
}

/** Any rich-text page by its id. */
export const richtextPageLoader: PageLoader<RichtextPayload> = async (input) => {
  const id = input.params.id ?? ''
  const loaded = await loadRichtext(input, id)
  if (!loaded) throw pageNotFound(input.url)
  return { ...loaded, landing: null }
}

async function loadPage(input: PageInput, id: string | null): Promise<RichtextPayload> {
  const loaded = id && (await loadRichtext(input, id))
  if (!loaded) throw pageNotFound(input.url)
  const { page, description } = loaded
  return { page, description, landing: null, namedPath: null }
}
