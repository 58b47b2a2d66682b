import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { deskBuildWithFiles } from '../../test/build-with-files.ts'
import { serveDesk } from './desk-urls.ts'
import type { Env } from './page-urls.ts'

test('a document embeds the answers that its page reads first, without refused or late ones', async () => {
  const asked: string[] = []
  const desk = serveDesk({
    async api(request) {
      const { pathname } = new URL(request.url)
      asked.push(`${pathname} for ${request.headers.get('cookie')}`)
      if (pathname.endsWith('/me')) return Response.json({ name: '</script>Editor' })
      if (pathname.endsWith('/models/deal')) return new Response('{}', { status: 403 })
      return new Promise(() => {})
    },
    preview: null,
    build: deskBuildWithFiles('one'),
    keptBuilds: null,
    deskUrl: new URL('http://site.test'),
    siteUrl: new URL('http://site.test'),
    callerOf: () => null,
    picturesFrom: [],
    productName: 'Lobang',
  })
  const app = new Hono<Env>().all('/desk/*', (c) => desk.answer(c))
  const open = (headers: Record<string, string>) => app.request('/desk/deals/d1', { headers })

  const own = await (await open({ cookie: 'session=editor' })).text()
  const strange = await (await open({})).text()

  const blocks = [...own.matchAll(/data-read="([^"]+)">(.*?)<\/script>/g)]
  expect(blocks.map(([, read, json]) => [read, JSON.parse(json ?? '')])).toEqual([
    ['/me', { name: '</script>Editor' }],
  ])
  const reads = ['/me', '/models/deal', '/documents/d1']
  expect(asked).toEqual(reads.map((read) => `/desk/api${read} for session=editor`))
  expect(strange).not.toContain('data-read')
})
