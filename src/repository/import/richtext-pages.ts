import type { BlockMap } from '#lib/block-map.ts'
import { isRecord } from '#lib/is-record.ts'
import { fault, type ReportFault } from '../report-fault.ts'
import type { AuthoringFile } from './authoring-files.ts'
import { readJson } from './read-json.ts'

export type RichtextPage = { id: string; blockMap: BlockMap }

const PAGE_FILE = /^richtext\/([^/]+)\.json$/
// The id becomes a file name in an export.
const PAGE_ID = /^[0-9a-f]{32}$/

/** `null` for a file that is not a page. Reports it unless it is the list of page names. */
export function toRichtextPage(file: AuthoringFile, report: ReportFault): RichtextPage | null {
  if (file.path === 'richtext/index.json') return null
  const id = PAGE_FILE.exec(file.path)?.[1]
  if (id === undefined || !PAGE_ID.test(id)) {
    return fault(report, 'a rich-text page is richtext/{id without dashes}.json')
  }
  const blockMap = readJson(file.text, (message) => report(message, null))
  return blockMap === undefined ? null : checkRichtextPage(id, blockMap, report)
}

/** For all imports. Reports and returns `null` if the value cannot be stored as a page. */
export function checkRichtextPage(
  id: string,
  blockMap: unknown,
  report: ReportFault,
): RichtextPage | null {
  if (!PAGE_ID.test(id)) {
    return fault(report, `the id of a rich-text page is 32 hexadecimal digits, not "${id}"`)
  }
  if (!isBlockMap(blockMap)) {
    return fault(report, `the rich-text page ${id} must be an object of blocks, each an object`)
  }
  const [root] = Object.keys(blockMap)
  if (root?.replaceAll('-', '') !== id) report(`the first block must be the page ${id}`, null)
  for (const missing of missingBlocks(blockMap)) report(`the block ${missing} is not there`, null)
  return { id, blockMap }
}

function isBlockMap(value: unknown): value is BlockMap {
  return isRecord(value) && Object.values(value).every(isRecord)
}

function missingBlocks(blockMap: BlockMap): string[] {
  const named = Object.values(blockMap).flatMap(({ value }) => value?.content ?? [])
  return named.filter((id) => !Object.hasOwn(blockMap, id))
}
