import { expect } from 'playwright/test'
import { navigate, openLive, scrollTop } from './app.ts'
import { test } from './journey.ts'
import { BLOCKS_PAGE } from './page-kinds.ts'
import { scriptsOf } from './scripts-of.ts'

const ELSEWHERE = /^foreign request: https:\/\/(maps|media)\.lobang\.example\//

test('the demo shows each kind of block as a real element, and on paper opens toggles and leaves out players', async ({
  page,
}) => {
  await page.goto(BLOCKS_PAGE)
  const count = (selector: string) => page.locator(`.notion ${selector}`).count()

  expect(await count('th[scope=col]')).toBeGreaterThan(0)
  expect(await count('th[scope=row]')).toBeGreaterThan(0)
  expect(await count('details.notion-toggle > summary')).toBeGreaterThan(0)
  expect(await count('input[type=checkbox]:disabled:checked')).toBe(4)
  expect(await count('input[type=checkbox]:disabled:not(:checked)')).toBe(4)
  expect(await count('audio[controls]')).toBe(2)
  expect(await count('video[controls]')).toBe(2)
  expect(await count('iframe')).toBe(4)
  expect(await count('math')).toBe(2)
  expect(await count('.hljs-keyword')).toBeGreaterThan(0)
  expect(await count('.notion-sync-block')).toBe(5)
  const hidden = page.getByText('Hidden until opened. Good for questions and answers.')
  const onPaper = (text: string) =>
    page.locator(text).evaluate((element) => element.getBoundingClientRect().height > 0)
  await expect(hidden).toBeHidden()

  await page.emulateMedia({ media: 'print' })

  expect(await hidden.evaluate((element) => element.checkVisibility())).toBe(true)
  expect(await onPaper('.notion-contents')).toBe(false)
  await expect(page.locator('video').first()).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(() => {
    test.use({ javaScriptEnabled })

    test(`a frame contacts its host only after the click, scripts ${javaScriptEnabled ? 'on' : 'off'}`, async ({
      page,
      context,
      allow,
    }) => {
      allow(ELSEWHERE)
      const asked: string[] = []
      await context.route(/^https:\/\//, (route) => {
        asked.push(route.request().url())
        return route.fulfill({ contentType: 'text/html', body: '<h1>The map</h1>' })
      })
      await page.goto(BLOCKS_PAGE)
      const load = page.getByRole('link', { name: 'Load here: A walking map of Joo Chiat' })
      await load.scrollIntoViewIfNeeded()
      expect(asked).toEqual([])

      await load.click()

      const frame = page.frameLocator('iframe[title="A walking map of Joo Chiat"]')
      await expect(frame.getByRole('heading', { name: 'The map' })).toBeVisible()
      expect(asked).toEqual(['https://maps.lobang.example/embed/joo-chiat'])
      expect(new URL(page.url()).pathname).toBe(BLOCKS_PAGE)
    })
  })
}

test('a player contacts its host only when it is started', async ({ page, context, allow }) => {
  allow(ELSEWHERE)
  allow(/^console error/)
  const asked: string[] = []
  await context.route(/^https:\/\//, (route) => {
    asked.push(route.request().url())
    return route.abort()
  })
  await page.goto(BLOCKS_PAGE)
  const player = page.locator('audio').first()
  await player.scrollIntoViewIfNeeded()
  expect(asked).toEqual([])

  await player.evaluate((audio: HTMLAudioElement) => audio.play().catch(() => {}))

  await expect.poll(() => asked).toEqual(['https://media.lobang.example/sound/market-at-seven.mp3'])
})

test('no renderer, highlighter or typesetter is in the scripts', async ({ request }) => {
  const named = await scriptsOf(request, BLOCKS_PAGE)

  expect(named.length).toBeGreaterThan(1)
  for (const src of named) {
    const code = await (await request.get(src)).text()
    expect(code).not.toMatch(/katex|hljs|notion-callout/)
  }
})

test('the table of contents leads to its section, and on a narrow screen waits until it is wanted', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openLive(page, '/terms')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  const link = contents.getByRole('link').last()
  const name = (await link.textContent()) ?? ''

  await link.click()
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(300)
  await expect(page.getByRole('heading', { name, exact: true })).toBeInViewport()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/terms')
  const first = page.locator('.notion-contents a').first()
  await expect(first).toBeHidden()
  await page.getByText('On this page').click()

  await expect(first).toBeVisible()
})

test('kept pages in one document share no id and no frame name', async ({ page }) => {
  await openLive(page, '/privacy')
  await navigate(page, '/373ba72bbff75ce7a838e2499590de30')
  await navigate(page, '/terms')
  await navigate(page, BLOCKS_PAGE)

  const names = await page.evaluate(() =>
    [...document.querySelectorAll('main [id], main iframe')].map(
      (element) => element.id || element.getAttribute('name'),
    ),
  )

  expect(names.length).toBeGreaterThan(50)
  expect(new Set(names).size).toBe(names.length)
})
