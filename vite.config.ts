import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { createChunkPlan } from './scripts/chunk-plan.ts'
import { createClassNames } from './scripts/class-names.ts'
import { compileEarly } from './scripts/compile-early.ts'
import { shortenProperties } from './scripts/property-names.ts'
import { refuseChunkCircles } from './scripts/refuse-chunk-circles.ts'
import { refuseServerCode } from './scripts/refuse-server-code.ts'
import { markStyles } from './scripts/styles-by-page.ts'
import { trimFonts } from './scripts/trim-fonts.ts'

const root = import.meta.dirname

/**
 * Replaces Vite's helper around `import()`, which also loads styles. Our documents inline theirs, so this one only
 * preloads scripts: 0.1 KB instead of 0.7 KB.
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

/** Chunks whose code runs in every first load. */
const EAGER_CHUNKS = ['entry', 'cards']

const isPage = (chunk: string) => chunk.includes('/page-')

export default defineConfig(({ isSsrBuild }) => ({
  root,
  plugins: [
    react(),
    refuseServerCode(root, ['desk']),
    refuseChunkCircles(),
    plainImports(),
    shortenProperties(root),
    markStyles(root),
    trimFonts(),
    compileEarly(({ name }) => EAGER_CHUNKS.includes(name)),
  ],
  publicDir: isSsrBuild ? false : 'public',
  css: {
    modules: {
      generateScopedName: createClassNames(root),
    },
  },
  build: {
    target: 'baseline-widely-available',
    // The first versions with unprefixed masks. Older browsers show tickets with straight edges.
    // iPhones are named apart: they alone need `-webkit-text-size-adjust`, without which they enlarge text in landscape.
    cssTarget: ['chrome120', 'edge120', 'firefox121', 'safari16.4', 'ios16.4'],
    manifest: !isSsrBuild,
    // One stylesheet. Each document inlines the part that its page uses: see
    // docs/decisions/0049-the-first-paint-waits-for-nothing.md.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // A page preloads the chunks that it imports, except the entry, which is always loaded. Late parts preload
      // nothing: nobody waits for them, and each name costs bytes, because hashes do not compress.
      resolveDependencies: (file, chunks) =>
        isPage(file) ? chunks.filter((chunk) => chunk !== file && !chunk.includes('/entry-')) : [],
    },
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild
      ? { checks: { pluginTimings: false } }
      : {
          checks: { pluginTimings: false },
          input: 'src/browser/entry.tsx',
          output: {
            // Short hashes, because the entry contains the file name of every page's chunk.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            // Every document names the fonts before its header, so their first word has to do.
            assetFileNames: ({ names: [name = ''] }) =>
              `assets/${name.replace(/\W.*/s, '')}-[hash:7][extname]`,
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: createChunkPlan(root),
            },
          },
        },
  },
  // The server's build contains React in its production form, whatever NODE_ENV is at run time.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  ...(isSsrBuild && { ssr: { noExternal: ['react', 'react-dom', 'scheduler'] } }),
}))
