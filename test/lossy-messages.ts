/** Delivers one of the messages under way, and leaves it there if it is to arrive again. */
export function pass<Item>(
  items: Item[],
  { pick, again }: { pick: number; again: boolean },
  use: (item: Item) => void,
): void {
  const item = again ? items[pick % items.length] : take(items, pick)
  if (item !== undefined) use(item)
}

/** Removes one, which is how a message is lost. */
export function take<Item>(items: Item[], pick: number): Item | undefined {
  return items.length === 0 ? undefined : items.splice(pick % items.length, 1)[0]
}
