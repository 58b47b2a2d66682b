export type ListPage<Item> = { items: Item[]; page: number; pages: number }

/** `null` when there is no such page; an empty list has one page, which is empty. */
export function listPage<Item>(
  all: readonly Item[],
  { page, size }: { page: string | null | undefined; size: number },
): ListPage<Item> | null {
  if (page != null && !/^[1-9]\d{0,5}$/.test(page)) return null
  const number = Number(page ?? 1)
  const pages = Math.max(1, Math.ceil(all.length / size))
  if (number > pages) return null
  return { items: all.slice((number - 1) * size, number * size), page: number, pages }
}

/** What sets the titles of a list's later pages apart. */
export function pageSuffix(page: number): string {
  return page === 1 ? '' : `, page ${page}`
}
