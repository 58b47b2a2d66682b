import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const FILES = /\/(react|react-dom)\/cjs\/(?:react|react-dom)\.production\.js$/
/** One export each, at the start of a line: functions, constants and objects without side effects. */
const EXPORT = /^exports\.(\w+) = /gm
/** What the packages of React read of each other. */
const INTERNAL = /^(__\w+_INTERNALS_\w+|version)$/
const OTHER_PACKAGE = /\/node_modules\/(?!(?:react|react-dom|scheduler)\/)/

const modules = ['react', 'react-dom'] as const

/**
 * Leaves out of React what no file of the site imports: its packages are CommonJS, of which a bundler
 * keeps everything. Whoever reads what was left out gets `undefined`, so the build fails where it cannot
 * tell what is read: at an import in `src` that does not list its names, and at any by another package.
 */
export function pruneReact(root: string): Plugin {
  const imported: Record<string, Set<string>> = {}
  return {
    name: 'prune-react',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildStart() {
      const files = globSync('src/**/*.{ts,tsx}', { cwd: root, exclude: ['**/*.test.*'] })
      for (const module of modules) imported[module] = new Set()
      for (const file of files) {
        const source = readFileSync(join(root, file), 'utf8')
        for (const module of modules) {
          const names = findImportedNames(module, source)
          if (!names) this.error(`${file} has to import ${module} as import { … } from '${module}'`)
          imported[module] = imported[module]?.union(names) ?? names
        }
      }
    },
    transform(code, id) {
      if (OTHER_PACKAGE.test(id) && modules.some((module) => mentions(module, code) > 0)) {
        this.error(`${id} imports React, of which only what src imports is left`)
      }
      const names = imported[FILES.exec(id)?.[1] ?? '']
      if (!names) return null
      const isUsed = (name: string) => names.has(name) || INTERNAL.test(name)
      // What has no effect and no reader is dropped by the minifier.
      return code.replace(EXPORT, (all, name: string) => (isUsed(name) ? all : '0, '))
    },
  }
}

/** `null` when the module is imported in a form that does not list its names. Types are erased, and count for none. */
export function findImportedNames(module: string, source: string): Set<string> | null {
  const listing = new RegExp(
    `\\bimport (?:type [^'"]*?|\\{(?![^}]*\\bdefault\\b)([^}]*)\\}) from '${module}'`,
    'g',
  )
  const found = [...source.matchAll(listing)]
  if (found.length < mentions(module, source)) return null
  return new Set(found.flatMap(([, names = '']) => names.match(/\w+/g) ?? []))
}

function mentions(module: string, source: string): number {
  const any = new RegExp(`\\b(?:from|import|(?:import|require)\\()\\s*['"\`]${module}['"\`]`, 'g')
  return source.matchAll(any).toArray().length
}
