import { singaporeDay } from '#lib/singapore-time.ts'
import type { ReportFault } from '../report-fault.ts'
import { DEFAULT_LANGUAGE } from '../stored-document.ts'
import { type AuthoringFile, readAuthoringFiles } from './authoring-files.ts'
import { toDraftDocument } from './draft-document.ts'
import type { Fault } from './fault.ts'
import type { Illustrator } from './illustrator.ts'
import { toRichtextPage } from './richtext-pages.ts'
import { toDocument } from './to-document.ts'

/** The fields that authors call by shorter names. */
const authoredNames: Readonly<Record<string, string>> = {
  starts_on: 'starts',
  ends_on: 'ends',
  checked_on: 'verified',
}

export type AuthoringOptions = {
  now: Date
  createIllustrator: () => Illustrator
  /** The language of the documents. */
  mainLanguage?: string
}

/** Reads an authoring folder (format: `docs/content-model.md`). Writes nothing. */
export async function importFolder(folder: string, options: AuthoringOptions) {
  return importFiles(await readAuthoringFiles(folder), options)
}

export function importFiles(
  sources: readonly AuthoringFile[],
  { now, createIllustrator, mainLanguage = DEFAULT_LANGUAGE }: AuthoringOptions,
) {
  const faults: Fault[] = []
  const reportIn =
    (file: string): ReportFault =>
    (message, line) =>
      faults.push({ file, line, message })

  const richtextPages = sources
    .filter(({ path }) => path.endsWith('.json'))
    .flatMap((file) => toRichtextPage(file, reportIn(file.path)) ?? [])
  const drafts = sources
    .filter(({ path }) => path.endsWith('.md'))
    .flatMap((file) => toDraftDocument(file, mainLanguage, reportIn(file.path)) ?? [])

  const pageIds = new Set(richtextPages.map(({ id }) => id))
  const targets = new Map(drafts.map(({ kind, target }) => [`${kind.type}/${kind.uid}`, target]))
  const today = singaporeDay(now)
  const illustrator = createIllustrator()
  const documents = drafts.map((draft) => {
    const context = {
      today,
      report: reportIn(draft.file),
      findTarget: (type: string, uid: string) => targets.get(`${type}/${uid}`) ?? null,
      hasRichtextPage: (id: string) => pageIds.has(id),
      illustrator,
    }
    return toDocument(draft, context, now)
  })
  /** By the document's id. */
  const files = new Map(
    drafts.map(({ target, file, frontMatter }) => [
      target.id,
      { file, lineOf: (field: string) => frontMatter.lineOf([authoredNames[field] ?? field]) },
    ]),
  )
  return { documents, richtextPages, assets: illustrator.assets(), files, faults }
}
