import type { RichTextField, RTNode } from '@prismicio/client'
import styles from './prose.module.css'
import { ProseText } from './prose-text.tsx'

export function Prose({ field }: { field: RichTextField }) {
  return (
    <div className={styles.prose}>
      {runs(field).map((run, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity and never move
        <Run key={index} run={run} />
      ))}
    </div>
  )
}

/** Neighbouring items of a list, or one block of any other kind. */
type ProseRun = [RTNode, ...RTNode[]]

function runs(field: RichTextField): ProseRun[] {
  const all: ProseRun[] = []
  for (const node of field) {
    const last = all.at(-1)
    const joins = last?.[0].type === node.type && node.type.endsWith('list-item')
    if (last && joins) last.push(node)
    else all.push([node])
  }
  return all
}

function Run({ run }: { run: ProseRun }) {
  const [node] = run
  switch (node.type) {
    case 'paragraph':
      return (
        <p>
          <ProseText {...node} />
        </p>
      )
    case 'preformatted':
      return (
        <pre>
          <ProseText {...node} />
        </pre>
      )
    case 'list-item':
    case 'o-list-item': {
      const List = node.type === 'list-item' ? 'ul' : 'ol'
      return (
        <List>
          {run.map(
            (item, index) =>
              'spans' in item && (
                // biome-ignore lint/suspicious/noArrayIndexKey: items have no identity and never move
                <li key={index}>
                  <ProseText {...item} />
                </li>
              ),
          )}
        </List>
      )
    }
    case 'heading1':
    case 'heading2':
    case 'heading3':
    case 'heading4':
    case 'heading5':
    case 'heading6': {
      // The page has its `h1`.
      const Heading = `h${Math.max(2, Number(node.type.at(-1)))}` as 'h2'
      return (
        <Heading>
          <ProseText {...node} />
        </Heading>
      )
    }
    default:
      return null
  }
}
