/**
 * A mark on a run of text. `h` has a colour, `a` a checked URL, `d` a machine-readable date. `e` means that the
 * text is an equation, `u` that it stands for a person.
 */
export type Mark = 'b' | 'i' | 's' | 'c' | '_' | 'e' | 'u' | [kind: 'h' | 'a' | 'd', value: string]

/** Plain text, or text with its marks, outermost first. */
export type Run = string | [text: string, marks: Mark[]]

/** The text of runs without their marks. */
export function plainText(runs: readonly Run[]): string {
  return runs.map((run) => (typeof run === 'string' ? run : run[0])).join('')
}

/** Fields of most blocks. */
export type TextNode = { text: Run[]; color: string | null; children: RichtextNode[] }

/** An emoji, or the URL of a picture. */
export type Icon = { emoji: string } | { src: string }

export type Heading = TextNode & {
  /** The look; `depth` is the level in the outline, so that no `h4` follows an `h2`. */
  level: 1 | 2 | 3
  depth: 2 | 3 | 4
  id: string
  /** Its content is hidden until it is opened. */
  isToggle: boolean
}

/** The size of a figure: `width` in px, `null` fills the column; `ratio` is height by width. */
export type Box = { width: number | null; ratio: number | null }

export type TableNode = {
  rows: Run[][][]
  columns: { width: number | null; color: string | null }[]
  headRow: boolean
  headColumn: boolean
}

/** Media from another host, which is not contacted before a click. */
export type MediaNode = {
  type: 'media'
  /** The target of a link, the file of a player, or the page of a frame. */
  kind: 'link' | 'audio' | 'video' | 'frame'
  src: string
  host: string
  /** The name of the frame, unique in the document. */
  frame: string
  box: Box
  caption: Run[]
}

/**
 * A block of a rich-text page, ready to be rendered: URLs are checked and references are followed. It is a tree, so
 * it has no cycles.
 */
export type RichtextNode =
  | ({ type: 'heading' } & Heading)
  | ({ type: 'text' } & TextNode)
  | ({ type: 'quote' } & TextNode)
  | ({ type: 'toggle' } & TextNode)
  | ({ type: 'callout'; icon: Icon | null } & TextNode)
  | ({ type: 'to_do'; checked: boolean } & TextNode)
  | { type: 'list'; ordered: boolean; start: number; items: TextNode[] }
  | { type: 'divider' }
  | ({ type: 'table' } & TableNode)
  | ({ type: 'code' } & CodeNode)
  | { type: 'equation'; tex: string; isMarked: boolean }
  | { type: 'columns'; columns: { ratio: number; children: RichtextNode[] }[] }
  | { type: 'image'; src: string; alt: string; box: Box; caption: Run[] }
  | MediaNode
  | ({ type: 'bookmark' } & BookmarkNode)
  | { type: 'page'; href: string; title: string; icon: Icon | null }
  | { type: 'synced'; children: RichtextNode[] }
  /** Blocks that are already rendered; `token` marks the place of their markup. */
  | { type: 'slot'; token: string }

export type CodeNode = {
  code: string
  language: string
  /** Whether the code is highlighted. */
  isMarked: boolean
  /** Whether long lines wrap. */
  isWrapped: boolean
  caption: Run[]
}

export type BookmarkNode = {
  href: string
  title: string
  description: string
  color: string | null
  icon: string | null
  cover: string | null
}

export type Richtext = {
  title: string
  icon: Icon | null
  /** `position` is the visible part of the picture, in percent from the top. */
  cover: { src: string; position: number } | null
  isFullWidth: boolean
  isSmallText: boolean
  /** The table of contents; empty for a short page. */
  contents: { id: string; text: string }[]
  nodes: RichtextNode[]
}
