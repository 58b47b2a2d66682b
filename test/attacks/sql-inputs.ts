import { callables } from '#functions/callables.ts'

/** One input: the request that sends a text to it. */
export type SqlInput = (text: string) => { path: string; init?: RequestInit }

type Who = { ref: string; cookie: string; bearer: string }

const encode = (text: string) => encodeURIComponent(text.toWellFormed())
const asked = (path: string) => (text: string) => ({ path: path.replaceAll('{}', encode(text)) })

const parameters = [
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
]
const predicates = [
  '[[at(document.id,"{}")]]',
  '[[at(my.deal.uid,"{}")]]',
  '[[any(document.tags,["{}"])]]',
  '[[fulltext(document,"{}")]]',
  '[[similar("{}",3)]]',
  '[[date.after(my.deal.ends_on,"{}")]]',
]
const apiParameters = [
  'ref',
  'lang',
  'orderings',
  'fetch',
  'fetchLinks',
  'graphQuery',
  'routes',
  'access_token',
  'pageSize',
  'after',
]
const accountPages: Record<string, Record<string, string>> = {
  'sign-in': { email: '{}', password: 'x', method: 'link' },
  'sign-up': { email: '{}', password: '{}' },
  code: { phone: '+6591234567', code: '{}' },
  link: { token: '{}' },
  confirm: { token: '{}', password: '{}' },
  forgot: { email: '{}' },
  reset: { token: '{}', password: '{}' },
  'new-email': { token: '{}' },
  unsubscribe: { token: '{}' },
  'unsubscribe-report': { token: '{}' },
}
const acts: Record<string, string>[] = [
  { act: 'name', name: '{}' },
  { act: 'email', email: '{}' },
  { act: 'phone', phone: '{}' },
  { act: 'unlink', provider: '{}' },
  { act: 'end-session', session: '{}' },
  { act: 'remove-device', device: '{}' },
  { act: 'add-device', subscription: '{}' },
]

/** Every input whose text may reach the database, by name. */
export function sqlInputs({ ref, cookie, bearer }: Who): Map<string, SqlInput> {
  const inputs = new Map<string, SqlInput>()
  for (const name of parameters) inputs.set(`search ${name}`, asked(`/search?${name}={}`))
  for (const path of [
    '/{}',
    '/brands/{}',
    '/blog/{}',
    '/blog/category/{}',
    '/deals/food/{}',
    '/go/{}',
    '/richtext/page/{}',
    '/richtext/table/{}',
    '/images/{}',
    '/preview?token={}&documentId={}',
    '/search/suggest?q={}',
    '/search/suggest?q=a&partner={}',
    '/brands?q={}',
  ])
    inputs.set(path, asked(path))
  for (const query of predicates)
    inputs.set(query, (text) => ({
      path: `/api/v2/documents/search?ref=${ref}&q=${encode(query.replace('{}', text.replaceAll(/["\\]/g, '\\$&')))}`,
    }))
  for (const name of apiParameters)
    inputs.set(`API ${name}`, asked(`/api/v2/documents/search?ref=${ref}&${name}={}`))
  for (const [page, form] of Object.entries(accountPages))
    inputs.set(`form ${page}`, send(`/account/${page}`, form))
  for (const form of acts)
    inputs.set(`settings ${form.act}`, send('/account/settings', form, { cookie }))
  inputs.set('session cookie', (text) => ({
    path: '/account/settings',
    init: { headers: { cookie: `lobang.session_token=${encode(text)}` } },
  }))
  inputs.set('bearer', (text) =>
    call('readProfile', null, `Bearer ${text.replaceAll(/[^\x21-\x7e]/g, '')}`),
  )
  for (const { name } of callables.filter(({ name }) => name !== 'deleteMyAccount')) {
    const fields = (text: string) => ({
      dealId: text,
      deviceId: text,
      name: text,
      replica: text,
      requestId: text,
      messagingToken: text,
    })
    inputs.set(`call ${name}`, (text) => call(name, fields(text), `Bearer ${bearer}`))
  }
  inputs.set('profile', (text) => call('updateProfile', { name: text }, `Bearer ${bearer}`))
  return inputs
}

function send(
  path: string,
  form: Record<string, string>,
  headers: Record<string, string> = {},
): SqlInput {
  return (text) => {
    const values = Object.entries(form).map(([name, value]) => [
      name,
      value.replace('{}', () => text),
    ])
    const body = new URLSearchParams(values).toString()
    const type = {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
    }
    return { path, init: { method: 'POST', body, headers: { ...type, ...headers } } }
  }
}

function call(name: string, data: unknown, authorization: string) {
  const headers = { 'content-type': 'application/json', authorization }
  return {
    path: `/functions/${name}`,
    init: { method: 'POST', body: JSON.stringify({ data }), headers },
  }
}
