import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A small build of the client; `secret` is in the files that must not be served. */
export function writeTestBuild(folder: string, secret: string): void {
  for (const name of ['assets', '.vite']) mkdirSync(join(folder, name), { recursive: true })
  const manifest = {
    entry: { file: 'assets/entry-1.js', isEntry: true, src: secret },
    style: { file: 'assets/style-1.css' },
  }
  const files = {
    'assets/entry-1.js': 'export {}',
    'assets/style-1.css': 'body{margin:0}',
    'assets/notes.txt': secret,
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'sw.js': '',
    'build.json': '{"id":"test-build","timestamp":1}',
    '.vite/manifest.json': JSON.stringify(manifest),
    '.vite/boot.json': '{"beforeHeader":"void 0","afterHeader":"void 1"}',
    '.vite/styles.json': '{"pages":{},"all":{"first":"","rest":""}}',
    'canary.txt': secret,
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
}
