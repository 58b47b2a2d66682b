import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** The properties with which Lightning CSS replaces `light-dark()` for older browsers. */
const OF_LIGHTNING_CSS = /--lightningcss-(light|dark)/g

/**
 * Gives custom properties short names, because every document carries its styles. Those that code sets by name keep
 * theirs. The server's bundle needs it too: it holds the styles of account pages.
 */
export function shortenProperties(root: string): Plugin {
  const names = createPropertyNames(root)
  return {
    name: 'shorten-properties',
    // After Vite has compiled the file with its imports, before it puts all of them together.
    transform(code, id) {
      if (!/\.css(\?inline)?$/.test(id)) return null
      return { code: code.replace(/--[a-z][\w-]*/gi, (name) => names.get(name) ?? name), map: null }
    },
    // Lightning CSS runs last. Late parts have their styles in their scripts.
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code = shorten(file.code)
          else if (file.fileName.endsWith('.css')) file.source = shorten(String(file.source))
        }
      },
    },
  }
}

/** `--L` and `--D`, which no name from `createPropertyNames` is. */
function shorten(code: string): string {
  return code.replace(OF_LIGHTNING_CSS, (_, theme: string) => `--${theme.charAt(0).toUpperCase()}`)
}

function createPropertyNames(root: string): ReadonlyMap<string, string> {
  // Without the desk, which has a build of its own and must not change the visitors'.
  const read = (pattern: string) =>
    globSync(pattern, { cwd: root, exclude: ['src/desk/**', '**/*.test.*'] })
      .toSorted()
      .map((file) => readFileSync(join(root, file), 'utf8'))
      .join('\n')
  const named = new Set(read('src/**/*.{ts,tsx}').match(/--[a-z][\w-]*/gi))
  const defined = [...read('src/**/*.css').matchAll(/(--[a-z][\w-]*)\s*:/gi)]
  const names = new Set(defined.map(([, name = '']) => name))
  // Swiper's own styles read those with its name.
  const own = [...names].filter((name) => !name.startsWith('--swiper') && !named.has(name))
  return new Map(own.map((name, at) => [name, `--${at.toString(36)}`]))
}
