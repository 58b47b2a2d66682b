// Longer than most: every input of the site, attacked in one way.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { callables } from '#functions/callables.ts'
import { PREVIEW_COOKIE } from '#lib/preview-cookie-name.ts'
import { createSmallAccountSite, signUp } from '../account-visitor.ts'
import { contentCommand } from '../content-command.ts'
import { createTestSite } from '../test-site.ts'
import { attackEnv, attackerAddress, fromEverywhere } from './attack-site.ts'

const names = [
  '__proto__',
  'constructor',
  'prototype',
  'hasOwnProperty',
  'toString',
  'valueOf',
  '__defineGetter__',
]

/** As text: an object literal would set the prototype instead of a key. */
const poisons = [
  '{"__proto__":{"polluted":"yes"}}',
  '{"__proto__":{"__proto__":{"polluted":"yes"}}}',
  '{"constructor":{"prototype":{"polluted":"yes"}}}',
  '{"a":{"__proto__":{"polluted":"yes"}}}',
  '[{"__proto__":{"polluted":"yes"}}]',
  '{"__proto__":[{"polluted":"yes"}]}',
  '{"__proto__":null}',
  '{"toString":1,"valueOf":1,"hasOwnProperty":1}',
  '{"constructor.prototype.polluted":"yes","__proto__.polluted":"yes"}',
  '{"@type":"__proto__","value":"1"}',
]

const queries = [
  '__proto__[polluted]=yes',
  '__proto__.polluted=yes',
  'constructor[prototype][polluted]=yes',
  'constructor.prototype.polluted=yes',
  'a[__proto__][polluted]=yes',
  '__proto__=yes&__proto__=no',
  '%5F%5Fproto%5F%5F%5Bpolluted%5D=yes',
  'hasOwnProperty=1&toString=1',
]

/** The properties of the shared prototypes: none may be added or removed. */
function prototypes(): string {
  const shared = [
    Object.prototype,
    Array.prototype,
    Function.prototype,
    String.prototype,
    Map.prototype,
  ]
  return JSON.stringify(shared.map((prototype) => Reflect.ownKeys(prototype).map(String)))
}

function expectClean(before: string): void {
  expect(({} as { polluted?: string }).polluted).toBeUndefined()
  expect(prototypes()).toBe(before)
}

test('no URL, query or cookie with a prototype’s name pollutes it or fails', async () => {
  const before = prototypes()
  await using site = await createTestSite({ isSmall: true, env: attackEnv })
  const headers = () => ({ 'x-forwarded-for': attackerAddress() })
  const failed: string[] = []
  const ask = async (path: string, more: Record<string, string> = {}) => {
    const { status } = await site.request(path, { headers: { ...headers(), ...more } })
    if (status === 500) failed.push(`${path} ${JSON.stringify(more)} ${status}`)
  }

  const places = [
    '/',
    '/brands/',
    '/blog/',
    '/blog/category/',
    '/blog/author/',
    '/deals/',
    '/deals/food/',
    '/functions/',
    '/account/',
    '/account/with/',
    '/richtext/page/',
    '/richtext/table/',
    '/go/',
    '/api/v2/',
    '/builds/',
    '/assets/',
    '/images/',
    '/cards/',
    '/api/auth/callback/',
  ]
  for (const place of places)
    for (const name of names) {
      await ask(`${place}${name}`)
      await ask(`${place}${name}/_payload.json`)
    }
  const pages = [
    '/',
    '/search',
    '/deals',
    '/deals/food',
    '/brands',
    '/dive',
    '/search/suggest',
    '/api/v2',
    '/api/v2/documents/search',
    '/preview',
    '/account/sign-in',
    '/account/returned',
  ]
  for (const page of pages) for (const query of queries) await ask(`${page}?${query}`)
  for (const name of names) {
    for (const key of [
      'q',
      'category',
      'usable',
      'ends',
      'only',
      'redeem',
      'for',
      'near',
      'tag',
      'sort',
      'page',
    ])
      await ask(`/search?${key}=${name}`)
    for (const key of ['error', 'next', 'done', 'problem'])
      await ask(`/account/returned?${key}=${name}`)
    const ref = site.store.snapshot().ref
    const asked = [
      `q=[[at(my.${name}.x,"a")]]`,
      `q=[[at(my.deal.${name},"a")]]`,
      `q=[[${name}(document.id,"a")]]`,
      `orderings=[my.deal.${name}]`,
      `graphQuery={${name}{${name}}}`,
      `graphQuery={deal{${name}}}`,
      `fetch=deal.${name}`,
      `fetchLinks=brand.${name}`,
      `lang=${name}`,
      `routes=[{"type":"${name}","path":"/:${name}"}]`,
    ]
    for (const query of asked) await ask(`/api/v2/documents/search?ref=${ref}&${encodeURI(query)}`)
  }
  for (const poison of poisons) {
    await ask(
      `/api/v2/documents/search?ref=${site.store.snapshot().ref}&routes=${encodeURIComponent(poison)}`,
    )
    await ask(`/api/v2/documents/search?ref=${encodeURIComponent(poison)}`)
    await ask('/deals', { cookie: `${PREVIEW_COOKIE}=${encodeURIComponent(poison)}` })
    await ask('/go/x', {
      cookie: `__proto__=1; constructor=1; ${PREVIEW_COOKIE}=${encodeURIComponent(poison)}`,
    })
  }

  expect(failed).toEqual([])
  expectClean(before)
})

test('no form or call with a prototype’s name pollutes it or fails', async () => {
  const before = prototypes()
  await using site = await createSmallAccountSite({ env: attackEnv })
  const visitor = site.visitor(fromEverywhere)
  const { cookies } = await signUp(site, 'owner@mail.example')
  for (const [name, value] of cookies) visitor.cookies.set(name, value)
  const { token } = (await visitor.token()) ?? {}
  const failed: string[] = []

  for (const name of names) {
    const pages = [
      'sign-in',
      'sign-up',
      'code',
      'link',
      'confirm',
      'forgot',
      'reset',
      'new-email',
      'unsubscribe',
    ]
    for (const page of pages) {
      const form = {
        [name]: name,
        [`${name}[polluted]`]: 'yes',
        method: name,
        token: name,
        email: name,
        phone: name,
        code: name,
        proof: name,
      }
      const { status } = await visitor.send(`/account/${page}`, form)
      if (status >= 500) failed.push(`${page} ${name} ${status}`)
    }
    const acts = [
      name,
      'name',
      'unlink',
      'end-session',
      'add-device',
      'remove-device',
      'preferences',
    ]
    for (const act of acts) {
      const form = {
        act,
        name,
        provider: name,
        session: name,
        device: name,
        subscription: poisons[0] ?? '',
      }
      const { status } = await visitor.send('/account/settings', form)
      if (status >= 500) failed.push(`${act} ${name} ${status}`)
    }
  }
  for (const { name } of callables.filter(({ name }) => name !== 'deleteMyAccount'))
    for (const poison of poisons)
      for (const body of [
        `{"data":${poison}}`,
        poison,
        `{"data":{"replica":"r","favourites":${poison},"following":${poison}}}`,
        `{"data":{"dealId":${poison},"deviceId":"__proto__","messagingToken":${JSON.stringify(poison)}}}`,
      ]) {
        const headers = {
          'content-type': 'application/json',
          authorization: `Bearer ${token}`,
          'x-forwarded-for': attackerAddress(),
        }
        const { status } = await site.request(`/functions/${name}`, {
          method: 'POST',
          headers,
          body,
        })
        if (status >= 500) failed.push(`${name} ${body} ${status}`)
      }

  expect(failed).toEqual([])
  expectClean(before)
})

test('no import with a prototype’s name pollutes it or fails', async () => {
  const before = prototypes()
  await using content = await contentCommand('SQLite')
  const write = (path: string, text: string) => {
    const file = join(content.folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    return file
  }
  const author = (id: string, more: string) =>
    `{"id":"${id}","uid":"${id}","type":"author","data":{"name":"Owner","bio":"Writes.","palette":"kaya","motif":"kopi"}${more}}`
  const failed: string[] = []
  const run = async (path: string) => {
    // 1 is a refusal that names the faults; any other failure is a bug.
    const { code, err } = await content
      .run('import', path, '--dry-run')
      .catch((error) => ({ code: -1, err: String(error.stack) }))
    if (code !== 0 && code !== 1) failed.push(`${path} ${code} ${err}`)
  }

  for (const [index, poison] of poisons.entries()) {
    await run(write(`json-${index}.json`, poison))
    await run(
      write(
        `list-${index}.json`,
        `[${author('a', `,"__proto__":${poison}`)},${author('__proto__', '')}]`,
      ),
    )
    await run(
      write(`data-${index}.json`, `[{"id":"x","type":"author","uid":"x","data":${poison}}]`),
    )
    await run(
      write(
        `types-${index}.json`,
        `{"customTypes":[${poison},{"id":"t","repeatable":true,"json":{"Main":${poison}}}],"sharedSlices":[${poison}],"richtextPages":${poison}}`,
      ),
    )
  }
  for (const name of names) {
    const page =
      '---\nname: x\n__proto__:\n  polluted: yes\nconstructor:\n  prototype: {polluted: yes}\n---\n'
    write(`folder-${name}/authors/owner.md`, page)
    write(`folder-${name}/${name}/owner.md`, page)
    write(`folder-${name}/deals/${name}/owner.md`, page)
    write(`folder-${name}/richtext/${name}.json`, poisons[0] ?? '')
    await run(join(content.folder, `folder-${name}`))
    await run(write(`type-${name}.json`, `[{"id":"x","type":"${name}","uid":"x","data":{}}]`))
  }

  expect(failed).toEqual([])
  expectClean(before)
})
