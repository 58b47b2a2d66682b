import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const VERSION = '13.5.0'

export type Lighthouse = (
  url: string,
  flags: { port: number; logLevel: string; onlyCategories: string[] },
) => Promise<{ lhr: LighthouseReport }>

export type LighthouseReport = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { score: number | null; title: string; displayValue?: string }>
}

/**
 * Installs Google's Lighthouse. Only this bench needs its 200 packages, so it is installed on demand
 * into a folder that nothing else uses.
 */
export async function installLighthouse(root: string): Promise<Lighthouse> {
  const folder = join(root, 'node_modules/.cache/lighthouse', VERSION)
  const main = join(folder, 'node_modules/lighthouse/core/index.js')
  if (!existsSync(main)) {
    console.log(`Installing Lighthouse ${VERSION}; this takes a minute.`)
    mkdirSync(folder, { recursive: true })
    const options = ['--no-audit', '--no-fund', '--no-save', '--ignore-scripts']
    execFileSync('npm', ['install', '--prefix', folder, ...options, `lighthouse@${VERSION}`], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  }
  const { default: lighthouse } = await import(pathToFileURL(main).href)
  return lighthouse
}
