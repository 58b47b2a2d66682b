import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readClientBuild } from '#http/client-build.ts'
import { everyTrial, trialsOf } from '../machine.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { createTestSite, type TestSite } from '../test-site.ts'
import { attackEnv, attackerAddress } from './attack-site.ts'
import { rawRequest } from './raw-request.ts'
import { writeTestBuild } from './test-build.ts'
import { traversals } from './traversal-payloads.ts'

/** Contents of files outside: our own canary, a list of users, a database, a manifest, an environment. */
const CANARY = `canary-${randomBytes(12).toString('hex')}`
const OUTSIDE = new RegExp(`${CANARY}|root:[^:]*:0:0:|SQLite format 3|"isEntry"|\\[fonts\\]|PATH=/`)

/** `npm test` sends each URL a fifth of the traversals, other ones to its neighbours. */
const SHARE = 5

/** Every URL that contains a name from the caller; `{}` marks its place. */
function placesIn(site: TestSite): string[] {
  const picture = /\/images\/[0-9a-f]{32}/.exec(
    JSON.stringify([...site.store.snapshot().documents]),
  )
  return [
    '/{}',
    '/{}/_payload.json',
    '/assets/{}',
    '/builds/{}',
    '/builds/meta/{}.json',
    '/images/{}',
    `${picture?.[0]}/{}`,
    '/cards/{}/0123456789abcdef0123.png',
    '/richtext/page/{}',
    '/richtext/table/{}',
    '/go/{}',
    '/account/{}',
    '/functions/{}',
    '/api/v2/{}',
    '/api/v2/documents/search?ref={}',
    '/preview?token={}&documentId={}',
    '/search/suggest?q=a&partner={}',
    '/deals/food/{}/last-day.ics',
  ]
}

test(`${traversals.length} path traversals in each URL with a name show no byte of a file outside`, async () => {
  using folder = temporaryFolder()
  writeTestBuild(join(folder.path, 'client'), CANARY)
  writeFileSync(join(folder.path, 'canary.txt'), CANARY)
  const build = await readClientBuild(join(folder.path, 'client'))
  await using site = await createTestSite({ isSmall: true, env: attackEnv, build })
  for (const name of ['canary.txt', 'images/canary.txt']) {
    mkdirSync(join(site.dataDir, 'images'), { recursive: true })
    writeFileSync(join(site.dataDir, name), CANARY)
  }
  const port = await site.server.listen(0, '127.0.0.1')
  const places = placesIn(site)
  const wrong: unknown[] = []

  const cases = places.flatMap((place, turn) =>
    traversals
      .filter((_, index) => everyTrial || index % SHARE === turn % SHARE)
      .map((name) => place.replaceAll('{}', name)),
  )
  for (let at = 0; at < cases.length; at += 20) {
    const ask = async (path: string) => {
      const answer = await rawRequest(port, path, { 'x-forwarded-for': attackerAddress() })
      const shown = OUTSIDE.exec(answer.body.toString('latin1'))?.[0]
      if (shown || !(answer.status >= 200 && answer.status < 500))
        wrong.push({ path, status: answer.status, shown })
    }
    await Promise.all(cases.slice(at, at + 20).map(ask))
  }

  expect(cases.length).toBeGreaterThanOrEqual(trialsOf(2000))
  expect(wrong).toEqual([])
})
