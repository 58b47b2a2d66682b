import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { refuseChunkCircles } from './scripts/refuse-chunk-circles.ts'
import { refuseServerCode } from './scripts/refuse-server-code.ts'
import { trimFonts } from './scripts/trim-fonts.ts'

const root = import.meta.dirname

/** The desk's own bundle. The visitors' build is made by `vite.config.ts` and knows nothing of it. */
export default defineConfig({
  root,
  base: '/desk/',
  plugins: [react(), refuseServerCode(root), refuseChunkCircles(), trimFonts()],
  publicDir: false,
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { checks: { pluginTimings: false }, input: 'src/desk/entry.tsx' },
  },
})
