import { posix, relative, sep } from 'node:path'

/** What rolldown knows about a module while it assigns modules to chunks. */
export type ChunkContext = {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null
}

/** The module and everything that it imports, directly or not. */
export function reachModules(
  id: string,
  context: ChunkContext,
  seen = new Set<string>(),
): Set<string> {
  if (seen.has(id)) return seen
  seen.add(id)
  for (const imported of context.getModuleInfo(id)?.importedIds ?? [])
    reachModules(imported, context, seen)
  return seen
}

/** Makes tests whether a module is in one of the folders itself, not in a folder within them. */
export function createFolderTest(root: string) {
  const folderOf = (id: string) => posix.dirname(relative(root, id).split(sep).join('/'))
  return (folders: readonly string[]) => (id: string) => folders.includes(folderOf(id))
}
