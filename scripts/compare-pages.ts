import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type Change = { before: string; after: string; count: number }

/** Marks text that only one of the two recordings has. */
const NOTHING = '(nothing)'

/** Compares two folders that `recordPages` wrote. Class names, styles, hashes and the names of generated ids do not count. */
export function comparePages(before: string, after: string) {
  const files = [...new Set([before, after].flatMap((folder) => readdirSync(folder)))]
  const changes = new Map<string, Change>()
  let differing = 0
  for (const file of files) {
    const [old, fresh] = [before, after].map((folder) => readParts(join(folder, file)))
    const found = differences(old ?? [], fresh ?? [])
    if (found.length > 0) differing++
    for (const [gone, come] of found) {
      const key = `${gone}\n${come}`
      const known = changes.get(key)
      if (known) known.count++
      else changes.set(key, { before: gone, after: come, count: 1 })
    }
  }
  const sorted = [...changes.values()].toSorted((a, b) => b.count - a.count)
  return { pages: files.length, differing, changes: sorted }
}

/** A page as a list of tags and texts, without what differs from build to build. */
function readParts(file: string): string[] {
  if (!existsSync(file)) return []
  return nameByOrder(readFileSync(file, 'utf8'))
    .replaceAll(/<style[\s\S]*?<\/style>/g, '')
    .replaceAll(/<script(?![^>]*application\/ld\+json)[\s\S]*?<\/script>/g, '')
    .replaceAll(/ (class|style)="[^"]*"/g, '')
    .replaceAll(/\/cards\/[^"]*\.png/g, '/cards/…')
    .split(/(<[^>]*>)|(?<=[,{])(?=")|\n/)
    .filter((part) => part?.trim())
}

/** React's ids depend on where a component stands. Their order of appearance does not, and keeps pairs. */
function nameByOrder(text: string): string {
  const names = new Map<string, string>()
  return text.replaceAll(/_R_[a-z0-9]+_/gi, (id) => {
    if (!names.has(id)) names.set(id, `_${names.size + 1}_`)
    return names.get(id) ?? id
  })
}

/** The differences of two lists: the old and the new part. */
function differences(old: string[], fresh: string[]): [string, string][] {
  const found: [string, string][] = []
  let [i, j] = [0, 0]
  while (i < old.length || j < fresh.length) {
    if (old[i] === fresh[j]) {
      i++
      j++
      continue
    }
    const [nextOld, nextFresh] = nextAgreement(old, fresh, [i, j])
    const [gone, come] = [old.slice(i, nextOld), fresh.slice(j, nextFresh)]
    found.push([gone.join(' ') || NOTHING, come.join(' ') || NOTHING])
    ;[i, j] = [nextOld, nextFresh]
  }
  return found
}

/** The nearest position after `from` where three parts in a row, or the two ends, agree again. */
function nextAgreement(old: string[], fresh: string[], from: [number, number]): [number, number] {
  const left = old.length - from[0] + fresh.length - from[1]
  for (let steps = 1; steps <= left; steps++) {
    for (let ahead = 0; ahead <= steps; ahead++) {
      const [i, j] = [from[0] + steps - ahead, from[1] + ahead]
      if (i > old.length || j > fresh.length) continue
      if ([0, 1, 2].every((offset) => old[i + offset] === fresh[j + offset])) return [i, j]
    }
  }
  return [old.length, fresh.length]
}
