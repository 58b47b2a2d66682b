import type { ComponentType } from 'react'
import * as paths from '#lib/paths.ts'
import { type DeskPage, type PageProps, pages } from '../pages.ts'

/** A page that is ready to be shown. */
export type OpenPage = PageProps & {
  address: string
  /** The key by which React knows it. A link to the page that is shown begins it anew. */
  visit: string
  page: DeskPage
  /** `null` if its code did not load. */
  Page: ComponentType<PageProps> | null
}

/** Whether the shell shows it, not the server. */
export function isDeskPage({ origin, pathname }: URL): boolean {
  if (origin !== location.origin) return false
  if (pathname !== paths.desk && !pathname.startsWith(`${paths.desk}/`)) return false
  return ![paths.deskApi, paths.deskPreview, paths.deskAssets].some((start) =>
    pathname.startsWith(start),
  )
}

/** Finds the page of an address and loads its code. Throws only if the table has no page for it. */
export async function openPage(url: URL): Promise<OpenPage> {
  const { path, page, match } = matchPage(url)
  const Page = await page.load().then(
    (module) => module.Page,
    () => null,
  )
  const params = Object.entries(match.pathname.groups).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, decodeURIComponent(value)] as const],
  )
  return {
    address: path,
    visit: crypto.randomUUID(),
    page,
    Page,
    params: Object.fromEntries(params),
    query: url.searchParams,
  }
}

function matchPage(url: URL) {
  const path = url.pathname.slice(paths.desk.length).replace(/\/+$/, '') || '/'
  for (const page of pages) {
    const match = new URLPattern({ pathname: page.path }).exec({ pathname: path })
    if (match) return { path, page, match }
  }
  throw new Error(`desk: no page for ${path}`)
}
