import { setTimeout as delay } from 'node:timers/promises'
import { expect, inject, test } from 'vitest'
import { disks } from './full-disk.ts'
import { patience } from './machine.ts'
import { temporaryFolder } from './temporary-folder.ts'

// The built site, because the effects of a full disk on the log and the process cannot be seen from inside.

/** The site writes its log within a second. */
const LOG_FLUSH_MS = patience(2000)

test.for(Object.entries(disks))('%s stops no page, and writes answer 503', async ([, disk], t) => {
  t.skip(!disk.isPossible(), 'this machine does not allow it')
  using folder = temporaryFolder()
  const env = { DATA_DIR: folder.path, LOG_LEVEL: 'info', IMAGE_CACHE_MB: '4' }
  const { site, fill, free } = await disk.start(env, inject('few'))
  await using _ = site
  const dealId = await someDeal(site.url)
  const before = await report(site.url, dealId, 'a')

  fill()
  const full = await report(site.url, dealId, 'b')
  const signUp = await sendSignUp(site.url)
  const pages = await Promise.all(
    ['/', '/deals', '/search?q=kaya', '/healthz'].map((path) => fetch(site.url + path)),
  )
  const picture = await fetch(site.url + (await somePicture(site.url)))
  await delay(LOG_FLUSH_MS)
  const isAlive = site.process.exitCode === null && (await fetch(`${site.url}/healthz`)).ok

  free()
  const after = await report(site.url, dealId, 'c')
  const code = await site.stop()

  expect(before.status).toBe(200)
  expect([full.status, full.headers.get('retry-after')]).toEqual([
    503,
    expect.stringMatching(/^\d+$/),
  ])
  expect([signUp.status, signUp.headers.get('retry-after')]).toEqual([
    503,
    expect.stringMatching(/^\d+$/),
  ])
  expect(pages.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(picture.status).toBe(200)
  expect(isAlive).toBe(true)
  expect(after.status).toBe(200)
  expect(code).toBe(0)
})

async function someDeal(url: string): Promise<string> {
  const { refs } = await (await fetch(`${url}/api/v2`)).json()
  const query = `ref=${refs[0].ref}&pageSize=1&q=[[at(document.type,"deal")]]`
  const { results } = await (await fetch(`${url}/api/v2/documents/search?${query}`)).json()
  return results[0].id
}

/** In a size that nobody has asked for. */
async function somePicture(url: string): Promise<string> {
  const html = await (await fetch(`${url}/deals`)).text()
  return `${/\/images\/[\w/-]+\.\w+/.exec(html)?.[0]}?w=37&fm=jpg`
}

function report(url: string, dealId: string, device: string): Promise<Response> {
  return fetch(`${url}/functions/reportDeal`, {
    method: 'POST',
    body: JSON.stringify({ data: { dealId, outcome: 'worked' } }),
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer anonymous.${device.repeat(40)}`,
    },
  })
}

function sendSignUp(url: string): Promise<Response> {
  return fetch(`${url}/account/sign-up`, {
    method: 'POST',
    body: new URLSearchParams({ email: 'owner@mail.example', password: 'kopi at the void deck' }),
    headers: { origin: url },
    redirect: 'manual',
  })
}
