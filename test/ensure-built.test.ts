import { expect, test } from 'vitest'

test('the id of a build changes with everything that affects it', async () => {
  const url = new URL('../scripts/ensure-built.mjs', import.meta.url)
  const { buildSources } = await import(url.href)

  const sources: string[] = buildSources()

  expect(sources).toEqual(
    expect.arrayContaining([
      'src',
      'public',
      'vite.config.ts',
      'package-lock.json',
      'scripts/build.ts',
      'scripts/build-worker.ts',
      'scripts/bundle-script.ts',
      'scripts/refuse-server-code.ts',
      'scripts/trim-fonts.ts',
    ]),
  )
})
