import type { Page } from 'playwright/test'

export type HeldBack = {
  /** Paths with their queries, in the order of the requests. */
  paths: string[]
  /** Lets through the oldest one that waits. */
  releaseOne(): void
  /** Lets through all that wait, and those to come. */
  release(): void
}

/** Keeps requests from being answered until they are released. */
export async function holdBack(page: Page, pattern: RegExp): Promise<HeldBack> {
  const paths: string[] = []
  const waiting: (() => void)[] = []
  let open = false
  await page.route(pattern, async (route) => {
    const { pathname, search } = new URL(route.request().url())
    paths.push(pathname + search)
    if (!open) await new Promise<void>((resolve) => waiting.push(resolve))
    // The page may have given it up by now.
    await route.continue().catch(() => {})
  })
  return {
    paths,
    releaseOne: () => waiting.shift()?.(),
    release() {
      open = true
      for (const resolve of waiting.splice(0)) resolve()
    },
  }
}
