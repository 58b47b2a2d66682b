/** Whether a post has the tag in any spelling, because URLs are in lower case. */
export function hasTag(tags: readonly string[], tag: string): boolean {
  return tags.some((each) => each.toLowerCase() === tag)
}

/** Every tag once, A to Z. Of several spellings, the one that sorts first is used. */
export function distinctTags(tags: readonly string[]): string[] {
  const byAddress = Map.groupBy(tags.toSorted(), (tag) => tag.toLowerCase())
  return [...byAddress]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([tag, [first]]) => first ?? tag)
}
