export type ListPage = {
  page: number
  pages: number
  /** Places in the whole list: the first item of the page, and the first of the next page. */
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

/** What sets the titles of a list's later pages apart. */
export function pageSuffix(page: number): string {
  return page === 1 ? '' : `, page ${page}`
}
