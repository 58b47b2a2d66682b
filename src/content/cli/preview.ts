import { previewPaths } from '#lib/preview-paths.ts'
import { addDays, startOfDay } from '#lib/singapore-time.ts'
import { documentPath } from '../document-path.ts'
import type { PreviewStore } from '../service/preview-store.ts'
import type { ReleaseStore } from '../service/release-store.ts'
import type { Snapshot } from '../service/snapshot.ts'
import type { StoredDocument } from '../service/stored-document.ts'

export type PreviewOptions = {
  /** An id or `type/uid`; the home page when not given. */
  document?: string | undefined
  /** The label or id of a release. Without one, the release that has the document. */
  release?: string | undefined
  /** A day, `2026-12-24`, of which all has happened; or an instant. */
  at?: string | undefined
}

export type PreviewDependencies = {
  previews: PreviewStore
  releases: ReleaseStore
  siteUrl: URL
}

export type PreviewLink = { url: string; path: string; expiresAt: Date }

/** Makes the link of a preview. Throws an `Error` whose message is for whoever typed the command. */
export async function preview(
  options: PreviewOptions,
  { previews, releases, siteUrl }: PreviewDependencies,
): Promise<PreviewLink> {
  const shownAt = options.at === undefined ? null : toInstant(options.at)
  const release = await findRelease(options, releases)
  const { token, expiresAt } = await previews.create({ releaseId: release?.id ?? null, shownAt })
  const shown = await previews.find(token)
  if (shown === null || shown === 'over') throw new Error('The preview could not be made.')
  const document =
    options.document === undefined ? null : getDocument(options.document, shown.snapshot)
  const link = previewPaths.start({ token, documentId: document?.id ?? '' })
  return {
    url: new URL(link, siteUrl).href,
    path: document ? documentPath(document) : '/',
    expiresAt,
  }
}

type ReleaseInfo = Awaited<ReturnType<ReleaseStore['releases']>>[number]

async function findRelease(
  { document, release, at }: PreviewOptions,
  releases: ReleaseStore,
): Promise<ReleaseInfo | null> {
  const all = await releases.releases()
  if (release !== undefined) {
    const named = all.find(({ id, label }) => id === release || label === release)
    if (!named) throw new Error(`There is no release "${release}".`)
    return named
  }
  // A day has releases of its own: those that are scheduled until then.
  if (document === undefined || at !== undefined) return null
  const changing = await releasesWith(document, all, releases)
  if (changing.length < 2) return changing[0] ?? null
  const names = changing.map(({ label }) => `"${label}"`).join(', ')
  throw new Error(`Several releases change ${document}: ${names}. Choose one with --release.`)
}

async function releasesWith(
  document: string,
  all: readonly ReleaseInfo[],
  releases: ReleaseStore,
): Promise<ReleaseInfo[]> {
  const changing: ReleaseInfo[] = []
  for (const release of all) {
    const change = await releases.findChange(release.id)
    if (change?.documents?.some((changed) => isNamed(changed, document))) changing.push(release)
  }
  return changing
}

function getDocument(name: string, { byId, byType }: Snapshot): StoredDocument {
  const [type = ''] = name.split('/')
  const found = byId.get(name) ?? (byType.get(type) ?? []).find((it) => isNamed(it, name))
  if (found) return found
  throw new Error(`There is no document "${name}", neither published nor in that preview.`)
}

/** By id or by `type/uid`; a document without a uid is the only one of its type. */
function isNamed({ id, type, uid }: StoredDocument, name: string): boolean {
  return id === name || (uid === null ? type : `${type}/${uid}`) === name
}

function toInstant(text: string): Date {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text)
  const instant = isDay ? new Date(startOfDay(addDays(text, 1)).getTime() - 1000) : new Date(text)
  if (!Number.isNaN(instant.getTime())) return instant
  throw new Error(
    `"${text}" is no day such as 2026-12-24, nor a time such as 2026-12-24T09:00+08:00.`,
  )
}
