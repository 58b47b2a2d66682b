/**
 * A mark on a run of text. `h` carries a colour, `a` an address that is already safe, `d` a date as
 * machines write it. `e` says that the text is an equation, `u` that it stands for a person.
 */
export type Mark = 'b' | 'i' | 's' | 'c' | '_' | 'e' | 'u' | [kind: 'h' | 'a' | 'd', value: string]

/** Plain text, or text with its marks, the outermost first. */
export type Run = string | [text: string, marks: Mark[]]

/** What most blocks have. */
export type TextNode = { text: Run[]; color: string | null; children: RichtextNode[] }

/** An emoji, or the address of a picture. */
export type Icon = { emoji: string } | { src: string }

export type Heading = TextNode & {
  /** How it looks; `depth` is where it stands: no `h4` comes straight after an `h2`. */
  level: 1 | 2 | 3
  depth: 2 | 3 | 4
  id: string
  /** What is below it is hidden until somebody opens it. */
  isToggle: boolean
}

/** How large something is shown: `width` in px, `null` fills the column; `ratio` is height by width. */
export type Box = { width: number | null; ratio: number | null }

export type TableNode = {
  rows: Run[][][]
  columns: { width: number | null; color: string | null }[]
  headRow: boolean
  headColumn: boolean
}

/** What comes from elsewhere. Nothing is asked of that place before somebody clicks. */
export type MediaNode = {
  /** Links lead there, players play the file, frames show the page. */
  kind: 'link' | 'audio' | 'video' | 'frame'
  src: string
  host: string
  /** The name by which links and scripts know the frame, unique in the document. */
  frame: string
  box: Box
  caption: Run[]
}

/**
 * A block of a rich-text page, ready to be rendered: addresses are checked, references
 * are followed, and being a tree it cannot go round in circles.
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
  | ({ type: 'media' } & MediaNode)
  | ({ type: 'bookmark' } & BookmarkNode)
  | { type: 'page'; href: string; title: string; icon: Icon | null }
  | { type: 'synced'; children: RichtextNode[] }
  /** Blocks that are rendered already; `token` stands where their markup goes. */
  | { type: 'slot'; token: string }

export type CodeNode = {
  code: string
  language: string
  /** Its parts are coloured. */
  isMarked: boolean
  /** Long lines go on below instead of to the right. */
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
  /** `position` is what part of the picture is kept, in percent from the top. */
  cover: { src: string; position: number } | null
  isFullWidth: boolean
  isSmallText: boolean
  /** Where the long ones can be entered; empty for a short page. */
  contents: { id: string; text: string }[]
  nodes: RichtextNode[]
}
