import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { refuseServerCode } from './scripts/refuse-server-code.ts'

const root = import.meta.dirname

/** Components that plain pages do without. */
const cards =
  /src\/(deals|lib\/singapore|routes\/(list-page|[a-z-]+\.(tsx|module\.css))|ui\/(badge|brand|category|copy|deal|empty|facts|follow|heart|pager|post|price|prose|section|tag))/
/** A page's own code, and an editor's. */
const pages = /src\/(routes\/[a-z-]+\/|richtext\/|browser\/preview|lib\/preview-cookie\.)/

/**
 * Vite wraps each `import()` in a helper that preloads styles and chunks. Ours are in the document
 * or one step away, so the helper (0.8 KB) does nothing but call.
 */
function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    load: (id) =>
      id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load()' : null,
  }
}

export default defineConfig(({ isSsrBuild }) => ({
  root,
  plugins: [react(), refuseServerCode(root), plainImports()],
  publicDir: isSsrBuild ? false : 'public',
  css: {
    modules: {
      // Short, and the same in the client's and the server's build.
      generateScopedName: (name, file) =>
        `${name[0]}${createHash('sha256')
          .update(`${relative(root, file.replace(/\?.*/, ''))} ${name}`)
          .digest('hex')
          .slice(0, 5)}`,
    },
  },
  build: {
    target: 'baseline-widely-available',
    manifest: !isSsrBuild,
    // One stylesheet, inlined into every document: see docs/decisions/0003.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    // Documents preload what their page needs; between pages only one small chunk is missing.
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: 'src/browser/entry.tsx',
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              // React and what every page needs come in one file, which compresses better than two and
              // keeps plain pages under 66 KB; cards come in another: see docs/decisions/0004.
              groups: [
                { name: 'cards', test: cards, priority: 2 },
                {
                  name: 'app',
                  test: (id) => !pages.test(id),
                  priority: 1,
                },
              ],
            },
          },
        },
  },
  // React is bundled into the server's build, in its production form whatever NODE_ENV is.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  ssr: {
    noExternal: ['react', 'react-dom', 'scheduler'],
  },
}))
