import { plainText, type Richtext, type RichtextNode } from './richtext-node.ts'

const MIN_LENGTH = 40
const MAX_LENGTH = 155

/** A description of a page: its first paragraph, cut at a word. */
export function describeRichtext({ title, nodes }: Richtext): string {
  const text = nodes.map(textOf).find((words) => words.length > MIN_LENGTH) ?? title
  if (text.length <= MAX_LENGTH) return text
  return `${text.slice(0, MAX_LENGTH).replace(/\s+\S*$/, '')}…`
}

function textOf(node: RichtextNode): string {
  if (node.type === 'columns') return textOfAll(node.columns.flatMap(({ children }) => children))
  if (node.type === 'synced') return textOfAll(node.children)
  if (node.type !== 'text' && node.type !== 'callout' && node.type !== 'quote') return ''
  return plainText(node.text)
}

function textOfAll(nodes: RichtextNode[]): string {
  return nodes.map(textOf).find((words) => words.length > MIN_LENGTH) ?? ''
}
