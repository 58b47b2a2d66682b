import type { Deal } from '../deal.ts'

/** The text of a deal's body, a block a line: terms are prose, and some facts are only there. */
export function bodyLines(body: Deal['body']): string[] {
  return body.flatMap((block) => ('text' in block && block.text ? [block.text] : []))
}
