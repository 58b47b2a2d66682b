import { type ReleaseRow, releaseRows } from '#db/content-releases.ts'
import * as paths from '#lib/paths.ts'
import { createPreview, type NewPreview } from '../create-preview.ts'
import { findDocumentPath } from '../document-path.ts'
import { toPreviewAddress } from '../preview-ref.ts'
import { shownReleases } from '../shown-releases.ts'
import type { ContentChange } from '../snapshot.ts'
import type { StoredDocument } from '../stored-document.ts'
import {
  type Command,
  type CommandContext,
  type CommandInput,
  commandFault,
  textOption,
  usageFault,
} from './command.ts'
import { getDocument, isNamed } from './find-document.ts'
import { findInstant } from './find-instant.ts'
import { getRelease } from './put-into-release.ts'

export const previewCommand: Command = {
  summary: 'Print a link that shows what is not published yet, or the site on a day to come.',
  usage: [
    'preview DOC                     an id or type/uid; with the release that changes it',
    'preview [DOC] --release NAME    with this release',
    'preview [DOC] --at 2026-12-24   at the end of that day, with all that is scheduled until then',
    'preview … --on https://site.example/api/preview    on another front end of the content',
  ],
  options: { release: { type: 'string' }, at: { type: 'string' }, on: { type: 'string' } },
  words: { min: 0, max: 1 },
  async run(input, context) {
    const [name] = input.positionals
    const [release, at] = [textOption(input, 'release'), textOption(input, 'at')]
    if (name === undefined && release === undefined && at === undefined) {
      throw usageFault('Say what to preview: a document, --release or --at.')
    }
    const shownAt = at === undefined ? null : toInstant(at)
    const frontEnd = findFrontEnd(input)
    const own = release === undefined ? null : await getRelease(context, release)
    const all = await releaseRows(context.db)
    const changing = name !== undefined && !own && !shownAt ? getOnlyChanging(name, all) : own
    const preview = { releaseId: changing?.id ?? null, shownAt }
    const document = name === undefined ? null : await getShown(name, preview, { context, all })
    const { token, expiresAt } = await createPreview(context.db, preview, {
      createToken: context.createRef,
      now: context.now,
    })
    const documentId = document?.id ?? ''
    const link = frontEnd
      ? toFrontEndLink(frontEnd, { token: toPreviewAddress(token), documentId })
      : new URL(paths.startPreview({ token, documentId }), context.siteUrl)
    context.io.out(link.href)
    const page = (document && findDocumentPath(document)) ?? paths.home
    const leads = frontEnd ? '' : `leads to ${page} and `
    context.io.err(`It ${leads}is good until ${expiresAt.toISOString()}.\n`)
  },
}

function findFrontEnd(input: CommandInput): URL | null {
  const text = textOption(input, 'on')
  if (text === undefined) return null
  const url = URL.parse(text)
  if (url && /^https?:$/.test(url.protocol)) return url
  throw usageFault(`--on "${text}" must be the address at which the front end starts previews.`)
}

function toFrontEndLink(frontEnd: URL, query: Record<string, string>): URL {
  const link = new URL(frontEnd)
  for (const [name, value] of Object.entries(query)) link.searchParams.set(name, value)
  return link
}

/** The only release that changes the document; `null` if there is none. */
function getOnlyChanging(name: string, all: readonly ReleaseRow[]): ReleaseRow | null {
  const changing = all.filter((release) => findChanged(name, release))
  if (changing.length < 2) return changing[0] ?? null
  const ids = changing.map(({ id }) => `"${id}"`).join(', ')
  throw commandFault(`Several releases change ${name}: ${ids}. Choose one with --release.`)
}

/** The document as previewed: from the last release that changes it, or as published. */
async function getShown(
  name: string,
  { releaseId, shownAt }: NewPreview,
  { context, all }: { context: CommandContext; all: readonly ReleaseRow[] },
): Promise<StoredDocument> {
  const row = { release_id: releaseId, shown_at: shownAt?.toISOString() ?? null }
  for (const release of (shownReleases(row, all) ?? []).toReversed()) {
    const changed = findChanged(name, release)
    if (changed) return changed
  }
  return getDocument(context.db, name)
}

function findChanged(name: string, { change }: ReleaseRow): StoredDocument | undefined {
  const { documents = [] } = JSON.parse(change) as ContentChange
  return documents.find((document) => isNamed(document, name))
}

/** For a day, its last moment: everything scheduled has happened, and its deals are still live. */
function toInstant(text: string): Date {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text)
  const instant = findInstant(isDay ? `${text}T23:59:59+08:00` : text)
  if (instant) return instant
  throw usageFault(`--at "${text}" must be like 2026-12-24 or 2026-12-24T09:00+08:00.`)
}
