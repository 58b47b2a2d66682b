import type { TestSite } from './test-site.ts'

export const DEAL = 'kaya-toast-set-two-for-one'
export const DRAFT = { id: 'draft', deal: DEAL, uid: 'toast-for-all', title: 'Toast for all of us' }

/** Follows the link of a preview as a browser would that has never been here. */
export async function openLink(site: TestSite, link: string) {
  const response = await site.request(link)
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? ''
  return { response, cookie, location: response.headers.get('location') ?? '' }
}

export async function text(site: TestSite, path: string, cookie?: string): Promise<string> {
  return (await site.request(path, cookie ? { headers: { cookie } } : {})).text()
}
