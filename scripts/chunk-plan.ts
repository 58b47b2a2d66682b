import { posix, sep } from 'node:path'
import { type ChunkContext, createFolderTest, reachModules } from './reach-modules.ts'

const HOME = 'src/routes/home/page.tsx'

/**
 * Assigns modules that several pages share to chunks. Chunks of the home page contain only what it uses, because most
 * visits begin there. The first group that takes a module wins; a module that none takes stays with the page or part that
 * imports it. See docs/decisions/0004-chunks.md, docs/decisions/0026-one-bundler-and-no-tricks.md and
 * docs/decisions/0070-home-loads-no-chunk-in-part.md.
 */
export function createChunkPlan(root: string) {
  const isDirectlyIn = createFolderTest(root)
  let homeModules: Set<string> | undefined

  /** Takes the modules that the home page imports, directly or not. */
  const ofHome = (name: string) => (id: string, context: ChunkContext) => {
    homeModules ??= reachModules(posix.join(root.split(sep).join('/'), HOME), context)
    return homeModules.has(id) ? name : null
  }

  const widelyShared = {
    test: isDirectlyIn(['src/ui', 'src/routes', 'src/lib', 'src/deals']),
    minShareCount: 5,
  }

  return [
    // What the entry imports.
    { name: 'app', tags: ['$initial' as const], priority: 5 },
    // Shared by five or more: what the home page uses too, then the rest.
    { name: ofHome('cards'), ...widelyShared, priority: 4 },
    { name: 'pages', ...widelyShared, priority: 3 },
    // Shared by the home page and few others.
    {
      name: ofHome('rows'),
      test: isDirectlyIn(['src/ui', 'src/ui/carousel', 'src/ui/late', 'src/routes']),
      minShareCount: 2,
      priority: 2,
    },
    // Shared by a few other pages.
    { name: 'parts', test: isDirectlyIn(['src/ui', 'src/routes']), minShareCount: 3, priority: 1 },
  ]
}
