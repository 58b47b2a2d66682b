import type { BootScripts } from '../src/lib/node/page-assets.ts'
import { bundleScript } from './bundle-script.ts'

/** Bundles the scripts that every document inlines. */
export async function bundleBoot(root: string): Promise<BootScripts> {
  const [beforeHeader, afterHeader] = await Promise.all([
    bundleScript({ root, entry: 'src/browser/boot/before-header.ts' }),
    bundleScript({ root, entry: 'src/browser/boot/after-header.ts' }),
  ])
  return { beforeHeader, afterHeader }
}
