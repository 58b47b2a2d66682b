import { HtmlValidate } from 'html-validate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { routes } from '#routes/routes.ts'
import { routeExamples } from './route-examples.ts'
import { createTestSite, type TestSite } from './test-site.ts'

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // Our own files come from where the document does; the policy lets no others in.
    'require-sri': ['error', { target: 'crossorigin' }],
    // HTML lets an id begin with a digit, and rich-text pages are named by such.
    'valid-id': ['error', { relaxed: true }],
    // How React spells what is all the same to HTML.
    ...off('void-style', 'attr-case', 'attribute-boolean-style', 'attribute-empty-style'),
    ...off('doctype-style'),
    // Widths of columns and bars; see the content security policy.
    ...off('no-inline-style'),
    // A search field of one line is sent by Enter, or by the phone's own key.
    ...off('wcag/h32'),
    // A typed place and the offered ones share a name: of two values the first counts.
    ...off('form-dup-name'),
    // The words are the editors'.
    ...off('long-title'),
  },
})

function off(...rules: string[]): Record<string, 'off'> {
  return Object.fromEntries(rules.map((rule) => [rule, 'off']))
}

let site: TestSite
let examples: Awaited<ReturnType<typeof routeExamples>>

beforeAll(async () => {
  site = await createTestSite({ env: { ANNOUNCEMENT: 'true' } })
  examples = await routeExamples(site)
})

afterAll(async () => {
  await site[Symbol.asyncDispose]()
})

async function faultsAt(path: string): Promise<string[]> {
  const html = await (await site.request(path)).text()
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${path}: ${ruleId}: ${message} (${selector})`),
  )
}

test.each(routes.map(({ id }) => id))('the HTML of "%s" is valid', async (id) => {
  const faults = await Promise.all(examples[id].map(faultsAt))

  expect(faults.flat()).toEqual([])
})

test.each([
  ['an error page', '/no/such/page'],
  ['an expired preview', '/preview?token=over&documentId=none'],
])('the HTML of %s is valid', async (_, path) => {
  expect(await faultsAt(path)).toEqual([])
})
