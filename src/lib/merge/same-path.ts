import type { Path } from './change.ts'

export function isSamePath(a: Path, b: Path): boolean {
  return a.length === b.length && a.every((step, place) => step === b[place])
}

/** Whether a place is inside another one, or the same. */
export function isInside(path: Path, around: Path): boolean {
  return isSamePath(path.slice(0, around.length), around)
}

/** One of the places is inside the other, or the same. */
export function areNested(a: Path, b: Path): boolean {
  return isInside(a, b) || isInside(b, a)
}
