import type { Plugin } from 'vite'

/**
 * Begins chunks with a comment that makes Chromium compile all their functions while they download, off the main thread,
 * instead of one by one when they are first called. For chunks whose code runs in every first load. See
 * docs/decisions/0025-hydration-in-short-tasks.md.
 */
export function compileEarly(
  isEager: (chunk: { name: string; facadeModuleId: string | null }) => boolean,
): Plugin {
  return {
    name: 'compile-early',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk' && isEager(chunk))
            chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`
        }
      },
    },
  }
}
