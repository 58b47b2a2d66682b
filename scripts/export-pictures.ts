export type PictureOptions = {
  site: { app: { request: (path: string) => Response | Promise<Response> } }
  width: number
  save: (path: string, bytes: Buffer) => Promise<void>
}

const CARD = /<meta property="og:image" content="https?:\/\/[^/"]+(\/cards\/[^"]+)"/
const IMAGE_SOURCE = /<img [^>]*?\bsrc="(\/images\/[^"?]+)/g
/** Enough to keep the encoder busy. */
const AT_ONCE = 4

/** The paths of our own pictures in a document, without their queries. */
export function picturePaths(html: string): string[] {
  return [...html.matchAll(IMAGE_SOURCE)].map(([, path = '']) => path)
}

/** The social card of a document. */
export function cardPath(html: string): string | null {
  return CARD.exec(html)?.[1] ?? null
}

/**
 * A static host ignores queries, so each picture is one file for every width: a JPEG, which any browser can show.
 */
export async function exportPictures(
  found: Iterable<string>,
  { site, width, save }: PictureOptions,
): Promise<void> {
  const left = [...new Set(found)]
  await Promise.all(Array.from({ length: AT_ONCE }, work))

  async function work(): Promise<void> {
    for (let path = left.pop(); path; path = left.pop()) {
      const response = await site.app.request(`${path}?fm=jpg&auto=compress&w=${width}`)
      if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
      await save(path, Buffer.from(await response.arrayBuffer()))
    }
  }
}
