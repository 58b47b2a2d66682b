import { join } from 'node:path'
import { build } from 'vite'

type BundleOptions = {
  root: string
  /** Relative to the root. */
  entry: string
  define?: Record<string, string>
}

/** Bundles a script that cannot import others, such as the service worker, and returns its code. */
export async function bundleScript({ root, entry, define = {} }: BundleOptions): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    define,
    build: {
      target: 'baseline-widely-available',
      write: false,
      rolldownOptions: { input: join(root, entry), output: { format: 'iife' } },
    },
  })
  const [chunk] = 'output' in built ? built.output : []
  if (!chunk) throw new Error(`build: ${entry} has no output`)
  return chunk.code.trim()
}
