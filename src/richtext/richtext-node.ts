/** A mark on a run of text. `h` carries a colour name, `a` an address that is already safe. */
export type Mark = 'b' | 'i' | 's' | 'c' | '_' | ['h', string] | ['a', string]

/** Plain text, or text with its marks, the outermost first. */
export type Run = string | [text: string, marks: Mark[]]

/** What most blocks have. Absent means empty, so that payloads stay small. */
export type TextNode = { text: Run[]; color?: string; children?: RichtextNode[] }

/**
 * A block of a rich-text page, ready to be rendered: addresses are checked, references
 * are followed, and being a tree it cannot go round in circles.
 */
export type RichtextNode =
  /** `level` is how it looks, `depth` where it stands: no `h4` comes straight after an `h2`. */
  | ({ type: 'heading'; level: 1 | 2 | 3; depth: 2 | 3 | 4 } & TextNode)
  | ({ type: 'text' } & TextNode)
  | ({ type: 'quote' } & TextNode)
  | ({ type: 'toggle' } & TextNode)
  | ({ type: 'callout'; icon?: string } & TextNode)
  | ({ type: 'to_do'; checked: boolean } & TextNode)
  | { type: 'list'; ordered: boolean; start: number; items: TextNode[] }
  | { type: 'divider' }
  | { type: 'table'; rows: Run[][][]; headRow: boolean; headColumn: boolean }
  | { type: 'code'; code: string; language: string; caption?: Run[] }
  | { type: 'columns'; columns: { ratio: number; children: RichtextNode[] }[] }
  | { type: 'image'; src: string; alt: string; width: number; height?: number; caption?: Run[] }
  | { type: 'media'; kind: string; href: string; caption?: Run[] }
  | { type: 'bookmark'; href: string; title: string; description: string }
  | { type: 'page'; href: string; title: string; icon?: string }
  | { type: 'synced'; children: RichtextNode[] }

export type Richtext = { title: string; nodes: RichtextNode[] }
