import type { ToOwnPicture } from '../import/endpoint/download-pictures.ts'
import type { FoundRepository } from '../import/endpoint/download-repository.ts'
import { contentHashes, hashOf, writeDocuments } from '../import/endpoint/prepare-folders.ts'
import type { RefOf } from '../import/endpoint/read-answers.ts'
import type { WorkFolder } from '../import/endpoint/work-folder.ts'
import type { CommandContext } from './command.ts'
import { importPath } from './import-path.ts'
import { putIntoRelease } from './put-into-release.ts'
import { setSchedule } from './schedule.ts'

type ReleaseImport = {
  work: WorkFolder
  toOwnPicture: ToOwnPicture
  context: CommandContext
  /** Names of rules that only warn. */
  warnsOnly: readonly string[]
}

/** Puts what each release changes into a release of the same name. Returns the exit code. */
export async function importReleases(
  { master, releases }: FoundRepository,
  { work, toOwnPicture, context, warnsOnly }: ReleaseImport,
): Promise<number> {
  const published = releases.length === 0 ? new Map() : await contentHashes(work, master)
  for (const [index, { ref, documents }] of releases.entries()) {
    const there = new Set<string>()
    const file = `ready/release-${index}/documents.ndjson`
    const count = await writeDocuments(work, documents, {
      file,
      toOwnPicture,
      isWanted(document) {
        there.add(document.id)
        return published.get(document.id) !== hashOf(document)
      },
    })
    const removedIds = [...published.keys()].filter((id) => !there.has(id))
    if (count > 0) {
      const folder = work.pathOf(`ready/release-${index}`)
      const code = await importPath(folder, context, { release: ref.label, warnsOnly })
      if (code !== 0) return code
    }
    if (removedIds.length > 0) await putIntoRelease(context, ref.label, { change: { removedIds } })
    await takeOverSchedule(ref, count + removedIds.length > 0, context)
  }
  return 0
}

/** A scheduled release keeps its time, unless that has passed. */
async function takeOverSchedule(
  { label, scheduledAt }: RefOf,
  isThere: boolean,
  context: CommandContext,
): Promise<void> {
  if (!isThere) {
    context.io.err(`The release "${label}" changes nothing, so it was left out\n`)
    return
  }
  if (scheduledAt === undefined || scheduledAt === null) return
  const at = new Date(scheduledAt)
  if (at.getTime() > context.now().getTime()) await setSchedule(context, label, { at })
  else
    context.io.err(`The release "${label}" was due ${at.toISOString()}, so it is not scheduled\n`)
}
