import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'

/** To encode the pictures of the demo takes minutes, so benches keep them. Their names say what is in them. */
const kept = join(import.meta.dirname, '../../node_modules/.cache/lobang-pictures')

/** Gives a new data folder the pictures that an earlier bench encoded. */
export function bringPictures(dataDir: string): void {
  copyNew(kept, join(dataDir, 'images'))
}

export function keepPictures(dataDir: string): void {
  copyNew(join(dataDir, 'images'), kept)
}

function copyNew(from: string, to: string): void {
  if (existsSync(from)) cpSync(from, to, { recursive: true, force: false })
}
