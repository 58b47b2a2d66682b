const ID_LENGTH = 32

/**
 * The 32 digits that identify a page. People paste ids with dashes, without, and with a title in front
 * (`Privacy-policy-373ba72b…`), so the last 32 count; `null` if those are not an id.
 */
export function toPageId(text: string): string | null {
  const id = text.toLowerCase().replaceAll('-', '').slice(-ID_LENGTH)
  return /^[0-9a-f]{32}$/.test(id) ? id : null
}

/** The form used in blocks: `373ba72b-bff7-5ce7-a838-e2499590de30`. */
export function toDashedId(id: string): string {
  return id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
