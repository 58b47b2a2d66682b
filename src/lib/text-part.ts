/** Plain text, and whether it is what was searched for. */
export type TextPart = { text: string; found: boolean }
