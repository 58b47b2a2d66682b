import { posix, sep } from 'node:path'
import { type ChunkContext, reachModules } from './reach-modules.ts'

const FORM = 'src/desk/deal-form/page.tsx'
const TEXT = 'src/desk/writing/article-field.tsx'
/** Small parts that most pages use, also those for people who are not signed in, or that parts share which load apart. */
const SMALL =
  /\/src\/desk\/(shell\/(use-sending|problem|form|text-field|select)|fields\/new-slice)\.tsx?$/
/** Modules that `DRAFT_EXTRAS` share with other pages. */
const SHARED = /\/src\/(lib\/(?!merge)|desk\/(shell|wire)\/|desk\/fields\/(local-time|to-label))/
/** Parts that open in or beside a draft and are not needed at first: one file for all of them. */
const DRAFT_EXTRAS = [
  'src/desk/discussion/notices.tsx',
  'src/desk/discussion/comments.tsx',
  'src/desk/discussion/field-threads.tsx',
  'src/desk/discussion/send-for-review.tsx',
  'src/desk/drafts/schedule-dialog.tsx',
  'src/desk/drafts/changed-dialog.tsx',
  'src/desk/fields/conflict-box.tsx',
]

/**
 * Assigns modules of the desk to few chunks. A phone fetches six files at a time, each after a round trip, and the deal
 * form had 24. A module that no group takes stays with the page or part that imports it, or in a chunk of those that share
 * it. See docs/decisions/0079.
 */
export function createDeskChunkPlan(root: string) {
  /** Takes the modules that pages or parts import, directly or not. */
  const ofParts = (name: string, parts: readonly string[], without?: RegExp) => {
    let modules: Set<string> | undefined
    return (id: string, context: ChunkContext) => {
      modules ??= parts.reduce(
        (seen, part) => reachModules(posix.join(root.split(sep).join('/'), part), context, seen),
        new Set<string>(),
      )
      return modules.has(id) && !without?.test(id) ? name : null
    }
  }

  return [
    // What the entry imports.
    { name: 'app', tags: ['$initial' as const], priority: 3 },
    // Drafts, fields and small parts that the form shares with other pages. Nearly all of them use some.
    { name: ofParts('forms', [FORM]), minShareCount: 2, priority: 2 },
    { name: 'small', test: SMALL, priority: 3 },
    { name: ofParts('draft-extras', DRAFT_EXTRAS, SHARED), priority: 1 },
    // ProseMirror, and what all its editors have.
    { name: ofParts('rich-text', [TEXT]), minShareCount: 2, priority: 1 },
  ]
}
