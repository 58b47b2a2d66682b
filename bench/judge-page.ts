import { join } from 'node:path'
import type { Devtools } from './devtools.ts'
import { installLighthouse, type LighthouseReport } from './install-lighthouse.ts'

/** Installs Lighthouse, and returns how it judges a page. */
export async function createJudge(categories: string[]) {
  const lighthouse = await installLighthouse(join(import.meta.dirname, '..'))
  return async ({ port }: Devtools, url: string): Promise<LighthouseReport> => {
    const flags = { port, logLevel: 'error', onlyCategories: categories }
    const { lhr } = await lighthouse(url, flags)
    return lhr
  }
}

export function scoreOf({ categories }: LighthouseReport, name: string): number {
  return categories[name]?.score ?? 0
}
