// Loads the modules of the site once, so that Node writes them into its compile cache: without their types, and compiled.
// A start that finds them there does not load Node's own TypeScript compiler. `build.ts` runs it.

await import('../src/main.ts')
await import('../src/site/site-thread.ts')
await import('../src/richtext/service/markup-worker.ts')
await import('../src/images/encoder-process.ts')
await import('../src/repository/seed-content.ts')
await import('../seed/illustrator/illustrator.ts')
