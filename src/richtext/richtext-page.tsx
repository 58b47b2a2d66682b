import { RichtextAsset } from './richtext-asset.tsx'
import type { Richtext, RichtextNode, TextNode } from './richtext-node.ts'
import { RichtextTable } from './richtext-table.tsx'
import { RichtextText } from './richtext-text.tsx'

type RichtextPageProps = { page: Richtext }

/** The body of a rich-text page; its title is the page's `h1`, so headings start at `h2`. */
export function RichtextPage({ page }: RichtextPageProps) {
  return (
    <div className="notion notion-page">
      <Nodes nodes={page.nodes} />
    </div>
  )
}

function Nodes({ nodes = [] }: { nodes?: RichtextNode[] | undefined }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: blocks lost their ids on the way and never move
  return nodes.map((node, index) => <Node key={index} node={node} />)
}

function Node({ node }: { node: RichtextNode }) {
  switch (node.type) {
    case 'heading': {
      const Heading = `h${node.depth}` as const
      return (
        <>
          <Heading className={classes(`notion-h${node.level}`, node.color)}>
            <RichtextText runs={node.text} />
          </Heading>
          <Nodes nodes={node.children} />
        </>
      )
    }
    case 'text':
      return <Paragraph node={node} />
    case 'quote':
      return (
        <blockquote className={classes('notion-quote', node.color)}>
          <RichtextText runs={node.text} />
          <Nodes nodes={node.children} />
        </blockquote>
      )
    case 'toggle':
      return (
        <details className={classes('notion-toggle', node.color)}>
          <summary>
            <RichtextText runs={node.text} />
          </summary>
          <div>
            <Nodes nodes={node.children} />
          </div>
        </details>
      )
    case 'callout':
      return (
        <div className={classes('notion-callout', node.color, node.color && `${node.color}_co`)}>
          {node.icon && (
            <div className="notion-page-icon" aria-hidden="true">
              {node.icon}
            </div>
          )}
          <div className="notion-callout-text">
            <RichtextText runs={node.text} />
            <Nodes nodes={node.children} />
          </div>
        </div>
      )
    case 'to_do':
      return (
        <div className={classes('notion-to-do', node.color)}>
          <label>
            <input type="checkbox" checked={node.checked} disabled readOnly />
            <span>
              <RichtextText runs={node.text} />
            </span>
          </label>
          <Nested nodes={node.children} />
        </div>
      )
    case 'list':
      return <List node={node} />
    case 'columns':
      return (
        <div className="notion-row">
          {node.columns.map(({ ratio, children }, index) => (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
              key={index}
              className="notion-column"
              style={{ '--ratio': ratio } as React.CSSProperties}
            >
              <Nodes nodes={children} />
            </div>
          ))}
        </div>
      )
    case 'synced':
      return (
        <div className="notion-sync-block">
          <Nodes nodes={node.children} />
        </div>
      )
    case 'table':
      return <RichtextTable table={node} />
    case 'divider':
      return <hr className="notion-hr" />
    default:
      return <RichtextAsset asset={node} />
  }
}

function Paragraph({ node }: { node: TextNode }) {
  if (node.text.length === 0 && !node.children) return <div className="notion-blank" />
  return (
    <>
      <p className={classes('notion-text', node.color)}>
        <RichtextText runs={node.text} />
      </p>
      <Nested nodes={node.children} />
    </>
  )
}

function List({ node: { ordered, start, items } }: { node: RichtextNode & { type: 'list' } }) {
  const listItems = items.map(({ text, color, children }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: items never move
    <li key={index} className={color && `notion-${color}`}>
      <RichtextText runs={text} />
      <Nodes nodes={children} />
    </li>
  ))
  if (!ordered) return <ul className="notion-list notion-list-disc">{listItems}</ul>
  return (
    <ol className="notion-list notion-list-numbered" start={start}>
      {listItems}
    </ol>
  )
}

function Nested({ nodes }: { nodes?: RichtextNode[] | undefined }) {
  return (
    nodes && (
      <div className="notion-indent">
        <Nodes nodes={nodes} />
      </div>
    )
  )
}

function classes(base: string, ...colors: (string | undefined)[]): string {
  return [base, ...colors.filter(Boolean).map((color) => `notion-${color}`)].join(' ')
}
