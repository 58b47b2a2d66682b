import { relative, sep } from 'node:path'
import type { Plugin } from 'vite'
import { findFolder, isNodePackage } from './folders.ts'

/**
 * Fails the client build when a module for Node alone is in it: tree-shaking is an optimisation, not a boundary. `others`
 * are folders of `src` that belong to another bundle.
 */
export function refuseServerCode(root: string, others: readonly string[] = []): Plugin {
  return {
    name: 'refuse-server-code',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(_code, id) {
      const file = relative(root, id.replace(/\?.*/, '')).split(sep).join('/')
      const importers = () => this.getModuleInfo(id)?.importers.join(', ') || 'an entry'
      if (isServerCode(file)) {
        this.error(`${file} is server code, but ${importers()} brings it into the browser`)
      }
      if (others.some((folder) => file.startsWith(`src/${folder}/`))) {
        this.error(`${file} is in another bundle, but ${importers()} brings it into this one`)
      }
      return null
    },
  }
}

/** `file` is relative to the root of the repository. */
export function isServerCode(file: string): boolean {
  const [top, ...inner] = file.split('/')
  if (top === 'src') return findFolder(inner.join('/'))?.runs === 'Node'
  return top === 'node_modules' && isNodePackage(inner.join('/'))
}
