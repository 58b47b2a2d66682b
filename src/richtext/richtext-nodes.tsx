import { CodeBlock, Equation, Picture } from './richtext-figure.tsx'
import { RichtextIcon } from './richtext-icon.tsx'
import { Bookmark, PageLink } from './richtext-link.tsx'
import { RichtextMedia } from './richtext-media.tsx'
import type { Heading, RichtextNode, TextNode } from './richtext-node.ts'
import { RichtextTable } from './richtext-table.tsx'
import { RichtextText } from './richtext-text.tsx'

type RichtextNodesProps = { nodes: RichtextNode[] }

export function RichtextNodes({ nodes }: RichtextNodesProps) {
  // biome-ignore lint/suspicious/noArrayIndexKey: blocks lost their ids on the way and never move
  return nodes.map((node, index) => <Node key={index} node={node} />)
}

function Node({ node }: { node: RichtextNode }) {
  switch (node.type) {
    case 'heading':
      return <HeadingBlock node={node} />
    case 'text':
      return <Paragraph node={node} />
    case 'quote':
      return (
        <blockquote className={classes('notion-quote', node.color)}>
          <RichtextText runs={node.text} />
          <RichtextNodes nodes={node.children} />
        </blockquote>
      )
    case 'toggle':
      return (
        <Toggle node={node}>
          <RichtextText runs={node.text} />
        </Toggle>
      )
    case 'callout':
      return (
        <div className={classes('notion-callout', node.color, node.color && `${node.color}_co`)}>
          {node.icon && (
            <div>
              <RichtextIcon icon={node.icon} />
            </div>
          )}
          <div className="notion-callout-text">
            <RichtextText runs={node.text} />
            <RichtextNodes nodes={node.children} />
          </div>
        </div>
      )
    case 'to_do':
      return (
        <div className={classes('notion-to-do', node.color)}>
          <label>
            <input type="checkbox" defaultChecked={node.checked} disabled />
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
      return <Columns columns={node.columns} />
    case 'synced':
      return (
        <div className="notion-sync-block">
          <RichtextNodes nodes={node.children} />
        </div>
      )
    case 'table':
      return <RichtextTable table={node} />
    case 'divider':
      return <hr className="notion-hr" />
    case 'code':
      return <CodeBlock node={node} />
    case 'equation':
      return <Equation node={node} />
    case 'image':
      return <Picture node={node} />
    case 'media':
      return <RichtextMedia media={node} />
    case 'bookmark':
      return <Bookmark node={node} />
    case 'page':
      return <PageLink node={node} />
    case 'slot':
      return node.token
  }
}

function HeadingBlock({ node }: { node: Heading }) {
  const Tag = `h${node.depth}` as const
  const heading = (
    <Tag className={classes(`notion-h${node.level}`, node.color)} id={node.id}>
      <RichtextText runs={node.text} />
    </Tag>
  )
  if (node.isToggle) return <Toggle node={{ ...node, color: null }}>{heading}</Toggle>
  return (
    <>
      {heading}
      <RichtextNodes nodes={node.children} />
    </>
  )
}

function Toggle({ node, children }: { node: TextNode; children: React.ReactNode }) {
  return (
    <details className={classes('notion-toggle', node.color)}>
      <summary>{children}</summary>
      <div>
        <RichtextNodes nodes={node.children} />
      </div>
    </details>
  )
}

function Paragraph({ node }: { node: TextNode }) {
  if (node.text.length === 0 && node.children.length === 0) {
    return <div className="notion-blank">{'\u00a0'}</div>
  }
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
    <li key={index} className={color ? `notion-${color}` : undefined}>
      <RichtextText runs={text} />
      <RichtextNodes nodes={children} />
    </li>
  ))
  if (!ordered) return <ul className="notion-list notion-list-disc">{listItems}</ul>
  return (
    <ol className="notion-list notion-list-numbered" start={start}>
      {listItems}
    </ol>
  )
}

type Column = { ratio: number; children: RichtextNode[] }

const SPACER = 46

function Columns({ columns }: { columns: Column[] }) {
  return (
    <div className="notion-row">
      {columns.flatMap(({ ratio, children }, index) => {
        const spacers = (Math.round(1 / ratio) - 1) * SPACER
        const width = `calc((100% - ${spacers}px) * ${ratio})`
        return [
          // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
          <div key={index} className="notion-column" style={{ width }}>
            <RichtextNodes nodes={children} />
          </div>,
          // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
          <div key={`${index}-spacer`} className="notion-spacer" style={{ width: SPACER }} />,
        ]
      })}
    </div>
  )
}

function Nested({ nodes }: RichtextNodesProps) {
  return (
    nodes.length > 0 && (
      <div className="notion-indent">
        <RichtextNodes nodes={nodes} />
      </div>
    )
  )
}

function classes(base: string, ...colors: (string | null)[]): string {
  return [base, ...colors.filter(Boolean).map((color) => `notion-${color}`)].join(' ')
}
