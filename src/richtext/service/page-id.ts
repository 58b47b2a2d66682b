const PAGE_ID = /(?:^|-)([0-9a-f]{32})$/

/**
 * The 32 digits by which pages are kept. People paste ids with dashes, without, and behind a title
 * (`Privacy-policy-373ba72b…`); `null` when there is none in the text.
 */
export function toPageId(text: string): string | null {
  const lower = text.toLowerCase()
  return PAGE_ID.exec(lower)?.[1] ?? PAGE_ID.exec(lower.replaceAll('-', ''))?.[1] ?? null
}
