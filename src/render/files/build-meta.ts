import { pageNotFound } from '#routes/server/not-found.ts'
import type { PageInput } from '#routes/server/page-loader.ts'
import { sitePages } from '#routes/server/site-pages.ts'

export type BuildFacts = { id: string; timestamp: number }

/** Describes a build. Its order does not depend on the time, so it changes with the content alone. */
export async function makeBuildMeta(input: PageInput, build: BuildFacts): Promise<string> {
  // The server knows no other builds.
  if (input.params.id !== build.id) throw pageNotFound(input.url)
  const pages = await sitePages(input)
  return JSON.stringify({
    id: build.id,
    timestamp: build.timestamp,
    matcher: { static: {}, wildcard: {}, dynamic: {} },
    prerendered: pages.map(({ path }) => path).toSorted(),
  })
}
