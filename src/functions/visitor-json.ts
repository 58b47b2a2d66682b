import type { VisitorDocument } from './visitor-document.ts'

/** Maps as lists of pairs, in their order. */
export function writeDocument(document: VisitorDocument): string {
  return JSON.stringify({
    ...document,
    favourites: [...document.favourites],
    following: [...document.following],
    applied: [...document.applied],
  })
}

export function readDocument(text: string): VisitorDocument {
  const { favourites, following, applied, ...rest } = JSON.parse(text)
  return {
    ...rest,
    favourites: new Map(favourites),
    following: new Map(following),
    applied: new Map(applied),
  }
}
