import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Settings } from '../account/settings/settings.tsx'
import { AccountLinks } from './account-links.tsx'

const account = {
  view: 'settings' as const,
  name: '',
  email: 'owner@mail.example',
  phone: null,
  hasPassword: true,
  offered: { password: true, link: true, phone: true, providers: [] },
  linked: [],
  sessions: [],
  reports: [],
  searches: [],
  preferences: {
    weeklyDigest: false,
    followedBrands: false,
    endingSoon: false,
    pushEndingSoon: false,
    pushFollowedBrands: false,
    searches: false,
    pushSearches: false,
  },
  hasReminders: true,
  push: { publicKey: null, devices: [] },
  isRecent: true,
  done: null,
  typed: { name: null, email: '', phone: '' },
  problem: null,
  proof: null,
}

test('all parts of the account that settings link to exist', () => {
  const links = renderToString(<AccountLinks />)
  const page = renderToString(<Settings {...account} />)

  const ids = [...links.matchAll(/href="\/account\/settings#([\w-]+)"/g)].map(([, id]) => id)
  expect(ids).toHaveLength(8)
  // Once each: a field of the same id would lose its label.
  for (const id of ids) expect(page.split(`id="${id}"`), id).toHaveLength(2)
  expect(links).toContain('href="/account/delete"')
  expect(page).toContain('href="/settings"')
})

test('visitors who are signed out see no account links', async () => {
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync() {}
    },
  )
  vi.stubGlobal('document', { cookie: 'other=1', adoptedStyleSheets: [] })
  const { accountLinks } = await import('./late-parts.tsx')

  const out = accountLinks()
  vi.stubGlobal('document', { cookie: 'other=1; lobang-account=1' })

  expect(out).toBe(undefined)
  expect(accountLinks()).not.toBe(undefined)
  vi.unstubAllGlobals()
})
