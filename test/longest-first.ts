import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What tests start, with the seconds that each takes. */
const costs: readonly [RegExp, number][] = [
  [/startSiteProcess\(|spawn\(|contentCommand\(|killAfter\(/g, 4],
  [/startPostgresServer\(|startSilentServer\(/g, 5],
  [/create(Test|Account)Site\(|startContentSite\(|concernedBy\(/g, 0.5],
  [/trialsOf\(/g, 3],
]

/** Starts the longest files first, so that no worker is left with one at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const seconds = new Map(files.map((file) => [file, costOf(file.moduleId)]))
    return files.toSorted((a, b) => (seconds.get(b) ?? 0) - (seconds.get(a) ?? 0))
  }
}

function costOf(path: string): number {
  const text = readFileSync(path, 'utf8')
  return costs.reduce((sum, [what, each]) => sum + (text.match(what)?.length ?? 0) * each, 0)
}
