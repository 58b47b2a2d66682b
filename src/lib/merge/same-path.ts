import type { Path } from './change.ts'

export function isSamePath(a: Path, b: Path): boolean {
  return a.length === b.length && a.every((step, place) => step === b[place])
}

/** One of the places is inside the other, or the same. */
export function areNested(a: Path, b: Path): boolean {
  const length = Math.min(a.length, b.length)
  return isSamePath(a.slice(0, length), b.slice(0, length))
}
