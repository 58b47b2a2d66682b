import { existsSync } from 'node:fs'
import type { Severity } from '../checks/check.ts'
import { type Fault, toPlaceText } from '../import/fault.ts'
import { importContent } from '../import/import-content.ts'
import { type FillStage, prepareChange, publishContent } from '../publish/publish-content.ts'
import type { ChangeCounts } from '../publish/staged-change.ts'
import { type CommandContext, type CommandIo, commandFault, usageFault } from './command.ts'
import { toCountsText } from './counts-text.ts'
import { createProgress } from './progress.ts'
import { putIntoRelease } from './put-into-release.ts'
import { sayFindings } from './say-findings.ts'

type Imported = ChangeCounts & { ref: string | null }
export type ImportFlags = {
  prune?: boolean
  dryRun?: boolean
  release?: string | undefined
  why?: string | null
  /** All warnings, instead of the first few. */
  showAll?: boolean
  /** Names of rules that only warn. */
  warnsOnly?: readonly string[]
  /** The new main language of the repository. */
  mainLanguage?: string
}

/** Imports a file or a folder and says what has changed, or all faults. Returns the exit code. */
export async function importPath(
  path: string,
  context: CommandContext,
  flags: ImportFlags,
): Promise<number> {
  const { db, io } = context
  const { prune = false, dryRun = false, release, why = null, showAll = false } = flags
  if (!existsSync(path)) throw commandFault(`There is no file or folder ${path}.`)
  if (dryRun && release !== undefined)
    throw usageFault('--dry-run and --release exclude each other.')
  const progress = createProgress(io, 'documents read')
  const { warnsOnly = [], mainLanguage } = flags
  const onProgress = (count: number) => progress.update(count)
  const options = { ...context, prune, warnsOnly, onProgress }
  const { faults, warnings, result } = await importContent<Imported>(
    { db, path },
    options,
    (fill) =>
      release === undefined
        ? publishContent(db, withLanguage(fill, mainLanguage), {
            ...context,
            kind: 'import',
            why,
            dryRun,
          })
        : prepareForRelease(fill),
  )
  progress.end()
  tellWarnings(warnings, io, showAll ? warnings.length : SHOWN)
  if (!result) {
    tellFaults(faults, io)
    return 1
  }
  io.out(`${toCountsText(result)}${ending(result)}`)
  return 0

  async function prepareForRelease(fill: FillStage): Promise<Imported> {
    const { counts, ...prepared } = await prepareChange(db, async (staged) => {
      const filled = await fill(staged)
      const { customTypes = [] } = filled
      if (customTypes.length === 0) return filled
      const names = customTypes.map(({ id }) => id).join(', ')
      throw commandFault(`Custom types cannot wait in a release. Import these first: ${names}.`)
    })
    await putIntoRelease(context, release ?? '', { ...prepared, why })
    return { ...counts, ref: null }
  }

  function ending({ ref }: Imported): string {
    if (dryRun) return ' (nothing was published: --dry-run)'
    if (release !== undefined) return `, in the release "${release}"`
    return ref === null ? '; nothing was published' : `; published as ${ref}`
  }
}

function withLanguage(fill: FillStage, mainLanguage: string | undefined): FillStage {
  if (mainLanguage === undefined) return fill
  return async (staged) => ({ ...(await fill(staged)), mainLanguage })
}

function tellFaults(faults: readonly Fault[], io: CommandIo): void {
  for (const text of byDocument(faults, 'stops')) io.err(`${text}\n`)
  const count = faults.length === 1 ? '1 fault' : `${faults.length} faults`
  io.err(`${count}; nothing was changed.\n`)
}

const SHOWN = 20

function tellWarnings(warnings: readonly Fault[], io: CommandIo, most: number): void {
  for (const text of byDocument(warnings.slice(0, most), 'warns')) io.err(`${text}\n`)
  if (warnings.length > most) io.err(`and ${warnings.length - most} more warnings\n`)
}

/** The findings of each document together, below its place. A Markdown file is one document. */
function byDocument(faults: readonly Fault[], severity: Severity): string[] {
  const isOwnFile = ({ file }: Fault) => file.endsWith('.md')
  const groups = Map.groupBy(faults, (fault) =>
    isOwnFile(fault) ? fault.file : toPlaceText(fault),
  )
  return [...groups].map(([place, found]) =>
    sayFindings(
      place,
      found.map((fault) => {
        const hasLine = isOwnFile(fault) && fault.line !== null
        const message = hasLine ? `line ${fault.line}: ${fault.message}` : fault.message
        return { ...fault, message, severity }
      }),
    ),
  )
}
