/** What people call the kinds of blocks. */
const names: Readonly<Record<string, string>> = {
  audio: 'Audio',
  bookmark: 'Bookmark',
  bulleted_list: 'List',
  callout: 'Callout',
  code: 'Code',
  column_list: 'Columns',
  divider: 'Line',
  embed: 'Embed',
  equation: 'Equation',
  figma: 'Figma',
  header: 'Heading',
  image: 'Picture',
  numbered_list: 'Numbered list',
  page: 'Link to a page',
  quote: 'Quote',
  sub_header: 'Subheading',
  sub_sub_header: 'Small heading',
  table: 'Table',
  table_row: 'Table row',
  text: 'Text',
  title: 'Title',
  to_do: 'To do',
  toggle: 'Toggle',
  transclusion_container: 'Shared passage',
  transclusion_reference: 'Shared passage',
  video: 'Video',
}

/** `null` for a kind that has no name. */
export function findBlockName(type: string): string | null {
  return Object.hasOwn(names, type) ? (names[type] ?? null) : null
}
