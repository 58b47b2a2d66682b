import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const FILES = /\/(react|react-dom)\/cjs\/(?:react|react-dom)\.production\.js$/
/** One export each, at the start of a line: functions, constants and objects without side effects. */
const EXPORT = /^exports\.(\w+) = /gm
/** What the packages of React read of each other. */
const INTERNAL = /^(__\w+_INTERNALS_\w+|version)$/

/**
 * Leaves out of React what no file of the site imports: its packages are CommonJS, of which a bundler
 * keeps everything. An import that is not found here would fail at the first render of the first page.
 */
export function pruneReact(root: string): Plugin {
  let imported: Record<string, Set<string>> = {}
  return {
    name: 'prune-react',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildStart() {
      const sources = globSync('src/**/*.{ts,tsx}', { cwd: root }).map((file) =>
        readFileSync(join(root, file), 'utf8'),
      )
      imported = {
        react: namesFrom('react', sources),
        'react-dom': namesFrom('react-dom', sources),
      }
    },
    transform(code, id) {
      const names = imported[FILES.exec(id)?.[1] ?? '']
      if (!names) return null
      const isUsed = (name: string) => names.has(name) || INTERNAL.test(name)
      // What has no effect and no reader is dropped by the minifier.
      return code.replace(EXPORT, (all, name: string) => (isUsed(name) ? all : '0, '))
    },
  }
}

function namesFrom(module: string, sources: string[]): Set<string> {
  const imports = new RegExp(`import \\{([^}]*)\\} from '${module}'`, 'g')
  return new Set(
    sources.flatMap((source) =>
      [...source.matchAll(imports)].flatMap(([, names = '']) => names.match(/\w+/g) ?? []),
    ),
  )
}
