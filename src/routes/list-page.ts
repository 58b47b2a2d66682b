export type ListPage = {
  page: number
  pages: number
  /** Indexes in the whole list: of the page's first item, and of the next page's first item. */
  start: number
  end: number
}

/** `null` when there is no such page; an empty list has one page, which is empty. */
export function findListPage(
  count: number,
  { page, size }: { page: string | null | undefined; size: number },
): ListPage | null {
  if (page != null && !/^[1-9]\d{0,5}$/.test(page)) return null
  const number = Number(page ?? 1)
  const pages = Math.max(1, Math.ceil(count / size))
  if (number > pages) return null
  return { page: number, pages, start: (number - 1) * size, end: number * size }
}

/** Distinguishes the titles of a list's later pages. */
export function pageSuffix(page: number): string {
  return page === 1 ? '' : `, page ${page}`
}
