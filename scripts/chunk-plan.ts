import { posix, relative, sep } from 'node:path'

/** What rolldown tells about a module while it assigns chunks. */
type Context = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

const HOME = 'src/routes/home/page.tsx'

/**
 * Which chunk has what several pages share. The home page, where most visits begin, loads no chunk that it uses only in
 * part. See docs/decisions/0004, 0026 and 0070.
 */
export function createChunkPlan(root: string) {
  const toName = (id: string) => relative(root, id).split(sep).join('/')
  let homeModules: Set<string> | undefined

  function reach(id: string, context: Context, seen = new Set<string>()): Set<string> {
    if (seen.has(id)) return seen
    seen.add(id)
    for (const imported of context.getModuleInfo(id)?.importedIds ?? [])
      reach(imported, context, seen)
    return seen
  }

  /** Other modules fall to the groups below. */
  const ofHome = (name: string) => (id: string, context: Context) => {
    homeModules ??= reach(posix.join(root.split(sep).join('/'), HOME), context)
    return homeModules.has(id) ? name : null
  }

  /** Whether a file is in one of the folders itself, not in a folder within them. */
  const isDirectlyIn =
    (...folders: string[]) =>
    (id: string) =>
      folders.includes(posix.dirname(toName(id)))
  const widelyShared = {
    test: isDirectlyIn('src/ui', 'src/routes', 'src/lib', 'src/deals'),
    minShareCount: 5,
  }

  return [
    { name: 'app', tags: ['$initial' as const], priority: 5 },
    { name: ofHome('cards'), ...widelyShared, priority: 4 },
    { name: 'pages', ...widelyShared, priority: 3 },
    {
      name: ofHome('rows'),
      test: isDirectlyIn('src/ui', 'src/ui/carousel', 'src/ui/late', 'src/routes'),
      minShareCount: 2,
      priority: 2,
    },
    { name: 'parts', test: isDirectlyIn('src/ui', 'src/routes'), minShareCount: 3, priority: 1 },
  ]
}
