/** The address of a draft at the server, or of an act on it. Leaves out what is `null`. */
export function draftAddress(
  id: string,
  act: '' | '/save' | '/pulse',
  query: Record<string, string | null>,
): string {
  const given = Object.entries(query).filter(
    (entry): entry is [string, string] => entry[1] !== null,
  )
  const text = given.length === 0 ? '' : `?${new URLSearchParams(given)}`
  return `/documents/${encodeURIComponent(id)}${act}${text}`
}
