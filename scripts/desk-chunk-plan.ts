import { posix, sep } from 'node:path'
import { type ChunkContext, reachModules } from './reach-modules.ts'

const FORM = 'src/desk/deal-form/page.tsx'
const TEXT = 'src/desk/writing/article-field.tsx'

/**
 * Assigns modules of the desk to few chunks. A phone fetches six files at a time, each after a round trip, and the deal
 * form had 24. A module that no group takes stays with the page or part that imports it, or in a chunk of those that share
 * it. See docs/decisions/0079.
 */
export function createDeskChunkPlan(root: string) {
  /** Takes the modules that a page or part imports, directly or not. */
  const ofPart = (name: string, part: string) => {
    let modules: Set<string> | undefined
    return (id: string, context: ChunkContext) => {
      modules ??= reachModules(posix.join(root.split(sep).join('/'), part), context)
      return modules.has(id) ? name : null
    }
  }

  return [
    // What the entry imports.
    { name: 'app', tags: ['$initial' as const], priority: 3 },
    // Drafts, fields and small parts that the form shares with other pages. Nearly all of them use some.
    { name: ofPart('forms', FORM), minShareCount: 2, priority: 2 },
    // ProseMirror, and what all its editors have.
    { name: ofPart('rich-text', TEXT), minShareCount: 2, priority: 1 },
  ]
}
