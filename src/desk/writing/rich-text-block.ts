/** A mark over a part of a text. `data` is what a label or a link holds. */
export type TextSpan = { type: string; start: number; end: number; data?: unknown }

/** A block of Prismic's rich text. Pictures, embeds and unknown kinds have no text. */
export type RichTextBlock = { type: string; text?: unknown; spans?: unknown } & Record<
  string,
  unknown
>

/** Kinds of blocks that hold text, in the order in which the toolbar offers them. */
export const textKinds = [
  'paragraph',
  'heading1',
  'heading2',
  'heading3',
  'heading4',
  'heading5',
  'heading6',
  'list-item',
  'o-list-item',
  'preformatted',
] as const

export type TextKind = (typeof textKinds)[number]

export function isTextKind(kind: string): kind is TextKind {
  return (textKinds as readonly string[]).includes(kind)
}
