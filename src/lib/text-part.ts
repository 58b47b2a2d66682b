/** Plain text, and whether it matches the search. */
export type TextPart = { text: string; found: boolean }
