import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compileEarly } from './scripts/compile-early.ts'
import { createDeskChunkPlan } from './scripts/desk-chunk-plan.ts'
import { refuseChunkCircles } from './scripts/refuse-chunk-circles.ts'
import { refuseServerCode } from './scripts/refuse-server-code.ts'
import { trimFonts } from './scripts/trim-fonts.ts'
import { trimProsemirror } from './scripts/trim-prosemirror.ts'
import { pageStarts } from './src/desk/wire/page-starts.ts'

const root = import.meta.dirname

/** What runs before somebody can write in the deal form, and with the first keys in a text. */
const EAGER_CHUNKS = ['entry', 'forms', 'rich-text', 'editor-tools']

const firstModules = pageStarts.flatMap(({ modules }) => modules.map((name) => `/src/desk/${name}`))

const isEager = ({ name, facadeModuleId }: { name: string; facadeModuleId: string | null }) =>
  EAGER_CHUNKS.includes(name) || firstModules.some((module) => facadeModuleId?.endsWith(module))

/** The desk's own bundle. The visitors' build is made by `vite.config.ts` and knows nothing of it. */
export default defineConfig({
  root,
  base: '/desk/',
  plugins: [
    react(),
    refuseServerCode(root),
    refuseChunkCircles(),
    trimFonts(),
    trimProsemirror(),
    compileEarly(isEager),
  ],
  publicDir: false,
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: 'src/desk/entry.tsx',
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: createDeskChunkPlan(root) },
      },
    },
  },
})
