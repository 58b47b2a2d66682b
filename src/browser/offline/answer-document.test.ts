import { expect, test } from 'vitest'
import { createFakeCaches } from '../../../test/fake-caches.ts'
import { answerPayload } from './answer-document.ts'
import { createOfflineCopy } from './offline-copy.ts'

const json = JSON.stringify({ path: '/brands', build: 'b1', validUntil: 1e15, payload: {} })
const html = { headers: { 'content-type': 'text/html' } }

async function createCopy() {
  const fetch = async () => new Response('')
  const copy = createOfflineCopy({ build: 'b1', core: [], caches: createFakeCaches(), fetch })
  const page = `<script type="application/json" id="page-data">${json}</script>`
  await copy.keep(new Response(page, html))
  return copy
}

test('offline, the payload of a page comes from its copy', async () => {
  const network = Promise.reject(new TypeError('Failed to fetch'))

  const answer = await answerPayload({ copy: await createCopy(), address: '/brands', network })

  expect(await answer.text()).toBe(json)
  expect(answer.headers.get('content-type')).toMatch(/json/)
})

test("a proxy's error page is passed on", async () => {
  const network = Promise.resolve(new Response('Bad gateway', { status: 502, ...html }))

  const answer = await answerPayload({ copy: await createCopy(), address: '/brands', network })

  expect(answer.status).toBe(502)
  expect(await answer.text()).toBe('Bad gateway')
})
