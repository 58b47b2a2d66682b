import type { Deal } from '../deal.ts'

/** The text of a deal's body, one line per block. Some facts are only in this prose. */
export function bodyLines(body: Deal['body']): string[] {
  return body.flatMap((block) => ('text' in block && block.text ? [block.text] : []))
}
