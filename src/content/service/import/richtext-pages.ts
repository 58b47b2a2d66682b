import type { BlockMap } from '#richtext/richtext-client.ts'
import type { AuthoringFile } from './authoring-files.ts'
import type { ReportFault } from './fault.ts'

export type RichtextPage = { id: string; blockMap: BlockMap }

const PAGE_FILE = /^richtext\/([0-9a-f]{32})\.json$/

/** `null` for a file that is no page, which is reported unless it is the list of their names. */
export function toRichtextPage(file: AuthoringFile, report: ReportFault): RichtextPage | null {
  if (file.path === 'richtext/index.json') return null
  const id = PAGE_FILE.exec(file.path)?.[1]
  if (id === undefined) {
    report('a rich-text page is richtext/{id without dashes}.json', null)
    return null
  }
  const blockMap = parseJson(file.text, report)
  if (blockMap === null) return null
  const [root] = Object.keys(blockMap)
  if (root?.replaceAll('-', '') !== id) report(`the first block must be the page ${id}`, null)
  for (const missing of missingBlocks(blockMap)) report(`the block ${missing} is not there`, null)
  return { id, blockMap }
}

function parseJson(text: string, report: ReportFault): BlockMap | null {
  try {
    return JSON.parse(text) as BlockMap
  } catch (error) {
    report(`is not JSON: ${(error as Error).message}`, null)
    return null
  }
}

function missingBlocks(blockMap: BlockMap): string[] {
  const named = Object.values(blockMap).flatMap(({ value }) => value?.content ?? [])
  return named.filter((id) => !(id in blockMap))
}
