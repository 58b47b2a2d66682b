import type { Page } from 'playwright/test'

/** Saves the draft of a new post with these paragraphs, as the person signed in to the desk. */
export async function savePost(page: Page, post: { id: string; paragraphs: string[] }) {
  await page.evaluate(async ({ id, paragraphs }) => {
    const block = (type: string, text: string) => ({ type, text, spans: [] })
    const text = paragraphs.map((paragraph) => block('paragraph', paragraph))
    const slice = { id: 'text$1', slice_type: 'text', variation: 'default', primary: { text } }
    const data = { title: [block('heading1', id)], slices: [{ ...slice, items: [] }] }
    const after = { id, type: 'post', uid: null, tags: [], data }
    const body = { releaseId: null, saveId: id, against: 0, changes: [{ path: [], after }] }
    const answer = await fetch(`/desk/api/documents/${id}/save`, {
      ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(await answer.text())
  }, post)
}
