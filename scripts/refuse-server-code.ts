import { relative, sep } from 'node:path'
import type { Plugin } from 'vite'

/** What must never reach a browser, by path: tree-shaking is an optimisation, not a boundary. */
export const serverOnly = [
  /^src\/(accounts|config|content|db|front|functions|http|images|main|outgoing|pagecache|reminders|render|repository|search|site)\b/,
  // Tables of holidays, stations and postal sectors: pages get the facts made of them.
  /^src\/lib\/singapore-(?!time|point)/,
  /^src\/deals\/(deal-facts|deal-summary|ending-soon|usable|holiday-|find-place|near-place)/,
  /^src\/richtext\/(?!richtext-body\.tsx$|[a-z-]+\.css$)/,
  /^node_modules\/(katex|highlight\.js)\//,
  /^src\/routes\/.*loaders?\.ts$/,
  /^src\/routes\/site-pages\.ts$/,
]

/** Fails the client build when a module of the server is in it. */
export function refuseServerCode(root: string): Plugin {
  return {
    name: 'refuse-server-code',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(_code, id) {
      const file = relative(root, id.replace(/\?.*/, '')).split(sep).join('/')
      if (serverOnly.some((pattern) => pattern.test(file))) {
        const importers = this.getModuleInfo(id)?.importers.join(', ') || 'an entry'
        this.error(`${file} is server code, but ${importers} brings it into the browser`)
      }
      return null
    },
  }
}
