import { readdirSync } from 'node:fs'
import { join, posix, sep } from 'node:path'
import { pageStarts } from '../src/desk/wire/page-starts.ts'
import { type ChunkContext, createFolderTest, reachModules } from './reach-modules.ts'

/** Small parts that most pages use, also those for people who are not signed in, or that parts share which load apart. */
const SMALL = ['src/desk/shell/form', 'src/desk/fields/slices']
/** Parts that open in or beside a draft and are not needed at first: one file for all of them. */
const LATE = ['src/desk/discussion/late', 'src/desk/drafts/late']
/** What those share with other pages is here. */
const SHARED = ['src/lib', 'src/desk/shell', 'src/desk/wire', 'src/desk/fields']

/**
 * Assigns modules of the desk to few chunks. A phone fetches six files at a time, each after a round trip, and the deal
 * form had 24. A module that no group takes stays with the page or part that imports it, or in a chunk of those that share
 * it. See docs/decisions/0079-the-deal-form-in-two-round-trips.md.
 */
export function createDeskChunkPlan(root: string) {
  const isDirectlyIn = createFolderTest(root)
  const isShared = isDirectlyIn(SHARED)

  /** Takes the modules that pages or parts import, directly or not. */
  const ofParts = (name: string, parts: readonly string[], without = (_id: string) => false) => {
    let modules: Set<string> | undefined
    return (id: string, context: ChunkContext) => {
      modules ??= parts.reduce(
        (seen, part) => reachModules(posix.join(root.split(sep).join('/'), part), context, seen),
        new Set<string>(),
      )
      return modules.has(id) && !without(id) ? name : null
    }
  }

  return [
    // What the entry imports.
    { name: 'app', tags: ['$initial' as const], priority: 4 },
    { name: 'small', test: isDirectlyIn(SMALL), priority: 3 },
    // Drafts, fields and small parts that the form shares with other pages. Nearly all of them use some.
    { name: ofParts('forms', startOf('/deals/new').page), minShareCount: 2, priority: 2 },
    { name: ofParts('draft-extras', filesIn(root, LATE), isShared), priority: 1 },
    // ProseMirror, and what all its editors have.
    { name: ofParts('rich-text', startOf('/writing/:id').parts), minShareCount: 2, priority: 1 },
  ]
}

/** A page, and the parts that it loads at once. */
function startOf(path: string) {
  const start = pageStarts.find((page) => page.path === path)
  const [page, ...parts] = start?.modules.map((module) => `src/desk/${module}`) ?? []
  if (page === undefined) throw new Error(`The desk has no page at ${path}.`)
  return { page: [page], parts }
}

function filesIn(root: string, folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
  )
}
