// Runs on the machine's own Node, like bootstrap.mjs: no dependencies here.
import { join } from 'node:path'
import { root } from './bootstrap.mjs'

/** Keeps the memory of the site's process small: see docs/decisions/0065-what-the-site-keeps-in-memory.md. */
export const siteEnvironment = {
  // Filled by the build.
  NODE_COMPILE_CACHE: join(root, 'dist/compiled'),
  // The C library otherwise keeps what each thread has freed apart from all others, and large pieces for later.
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
}
