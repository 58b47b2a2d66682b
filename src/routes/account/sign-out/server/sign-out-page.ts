import type { Page, PageParts } from '../../server/page-parts.ts'

export function createSignOutPage(parts: PageParts): Page {
  return async ({ isPost, form, headers }) => {
    if (!isPost) return { redirect: parts.pathTo('settings') }
    const closed = await parts.sessions.close(headers)
    const cookies = form.has('forget') ? [...closed, parts.browsers.forget()] : closed
    // For a shared device: the browser clears storage that only scripts could clear otherwise.
    const clear = form.has('forget') ? { headers: { 'clear-site-data': '"storage"' } } : {}
    return { redirect: '/', cookies, ...clear }
  }
}
