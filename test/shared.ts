import { afterAll } from 'vitest'

/** Made once for the tests of a file that only read it: `const site = await shared(createTestSite())`. */
export async function shared<T extends AsyncDisposable>(making: Promise<T>): Promise<T> {
  const made = await making
  afterAll(() => made[Symbol.asyncDispose]())
  return made
}
