/** The first address in a text; `null` if there is none. */
export function findLink(text: string): string | null {
  const [url] = /https?:\/\/[^\s"<>]+[^\s"<>.,)]/.exec(text) ?? []
  return url && URL.canParse(url) ? url : null
}
