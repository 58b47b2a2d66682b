import react from '@vitejs/plugin-react'
import { minify } from 'terser'
import { defineConfig, type Plugin } from 'vite'
import { createClassNames } from './scripts/class-names.ts'
import { pruneReact } from './scripts/prune-react.ts'
import { refuseServerCode } from './scripts/refuse-server-code.ts'
import { trimFonts } from './scripts/trim-fonts.ts'

const root = import.meta.dirname

/** Components that plain pages do without. */
const cards =
  /src\/(deals\/(?!deal\.|outlets|time-left)|lib\/singapore(?!-point)|routes\/(list-page|[a-z-]+\.(tsx|module\.css))|ui\/(answer-heart|brand|breadcrumbs|button-link|carousel\/carousel\.|category|copy|deal|empty|facts|follow|heart|pager|picture|post|price|prose|search-form|section|tag|to-saved|when-wanted)|lib\/link-resolver)/
/** A page's own code, an editor's, and what is for visitors who ask for it. */
const pages =
  /src\/(routes\/([a-z-]+\/|kept-page)|browser\/(offline|account|cookie|deal-reports|functions|preview|callable|sync|visitor-(extras|file|link))|ui\/(carousel|counter|suggest|toast)|deals\/(outlets|time-left)|lib\/(singapore-point|weekday-names|preview-cookie\.|functions-url)|visitor\/(?!visitor))|node_modules\/(valibot|altcha-lib|swiper)/

/** Small things that several late parts share: one file has one name, and names do not compress. */
const late = /src\/(ui\/(adopt|quiet|storage)|lib\/account)/

/**
 * Vite wraps each `import()` in a helper that preloads its chunks and styles. Ours needs no styles
 * and takes 0.1 KB instead of 0.9: it asks for the chunks at once, not one after the other.
 */
const PRELOAD_HELPER = `export const __vitePreload = (load, chunks = []) => {
  for (const chunk of chunks) import(/* @vite-ignore */ '/' + chunk).catch(() => {})
  return load()
}`

function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    load: (id) => (id.includes('vite/preload-helper') ? PRELOAD_HELPER : null),
  }
}

/**
 * A second minifier after the bundler's own: it finds 0.7 KB brotli more in the entry, which is what the
 * first load can spare for everything that is not React. Getters without side effects: React and we have
 * no others.
 */
function minifyAgain(): Plugin {
  return {
    name: 'minify-again',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue
          const compress = {
            passes: 3,
            keep_fargs: false,
            pure_getters: true,
            // Only functions that never say `this`, none of which is called with `new`.
            unsafe_arrows: true,
            unsafe_methods: true,
            // Longer, but alike, which compresses better.
            sequences: false,
          }
          const { code } = await minify(chunk.code, { module: true, ecma: 2020, compress })
          if (code !== undefined) chunk.code = code
        }
      },
    },
  }
}

/**
 * The entry and the cards run as soon as they are there. This comment has Chromium compile all of their
 * functions while they arrive, off the main thread, instead of one by one when they are first called.
 */
function compileEarly(): Plugin {
  return {
    name: 'compile-early',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk' && /^(entry|cards)$/.test(chunk.name))
            chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`
        }
      },
    },
  }
}

export default defineConfig(({ isSsrBuild }) => ({
  root,
  plugins: [
    react(),
    refuseServerCode(root),
    pruneReact(root),
    plainImports(),
    trimFonts(),
    minifyAgain(),
    compileEarly(),
  ],
  publicDir: isSsrBuild ? false : 'public',
  css: {
    modules: {
      generateScopedName: createClassNames(root),
    },
  },
  build: {
    target: 'baseline-widely-available',
    manifest: !isSsrBuild,
    // One stylesheet, inlined into every document: see docs/decisions/0003.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What the entry already holds need not be listed, nor what a page's late parts are made of:
      // nobody waits for those, and hashes do not compress.
      resolveDependencies: (_file, chunks, { hostId }) =>
        /\/page-/.test(hostId) ? [] : chunks.filter((chunk) => !/\/(entry|page)-/.test(chunk)),
    },
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild
      ? { checks: { pluginTimings: false } }
      : {
          checks: { pluginTimings: false },
          input: 'src/browser/entry.tsx',
          output: {
            // Every script names every page's chunk, and a hash does not compress.
            chunkFileNames: 'assets/[name]-[hash:6].js',
            codeSplitting: {
              includeDependenciesRecursively: false,
              // React and what every page needs come in one file, which compresses better than two and
              // keeps plain pages under 66 KB; cards come in another: see docs/decisions/0004.
              groups: [
                { name: 'late', test: late, priority: 3 },
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
  ...(isSsrBuild && { ssr: { noExternal: ['react', 'react-dom', 'scheduler'] } }),
}))
