import * as paths from '#lib/paths.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { DealCard } from '#ui/deal-card.tsx'
import { DealGrid } from '#ui/deal-grid.tsx'
import '#ui/ended-deal.css'
import { PageHeader } from '#ui/page-header.tsx'
import { Picture } from '#ui/picture.tsx'
import { Prose } from '#ui/prose.tsx'
import { ProseQuote } from '#ui/prose-quote.tsx'
import { ProseTable } from '#ui/prose-table.tsx'
import { Section } from '#ui/section.tsx'
import type { Head, PageProps } from '../page-module.ts'
import { PostList } from '../post-list.tsx'
import { CodeTable } from './code-table.tsx'
import styles from './page.module.css'
import type { PostPartPayload, PostPayload } from './payload.ts'
import { PostContents } from './post-contents.tsx'
import { PostEnd } from './post-end.tsx'

export function head({ post, codes }: PostPayload): Head {
  // Filtering or sorting the codes does not make another page.
  const noindex = Boolean(codes?.idSuffix)
  return { title: post.title, description: post.excerpt, noindex }
}

export function Page({ payload }: PageProps<PostPayload>) {
  const { post, contents, parts, deals, related, codes } = payload
  const isSelection = Boolean(codes && (codes.q || codes.category))
  return (
    <>
      <article className={styles.post}>
        <div>
          <Breadcrumbs items={[{ name: 'Blog', href: paths.blog }, { name: post.title }]} />
          <PageHeader title={post.title} {...(!isSelection && { lead: post.excerpt })} />
          {!codes && <Byline post={post} />}
        </div>
        {/* First, because most visitors come for a code. */}
        {post.cover && !codes && (
          <p className={styles.cover} data-palette={post.palette}>
            <Picture picture={post.cover} sizes="(max-width: 64rem) 100vw, 920px" eager />
          </p>
        )}
        {codes && <CodeTable codes={codes} />}
        {codes && <Byline post={post} />}
        {contents.length > 0 && <PostContents contents={contents} />}
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity and never move
          <Part key={index} part={part} />
        ))}
        {/* The codes above already show them. */}
        {deals.length > 0 && !codes && (
          <Section heading="The deals in this post" isBelow>
            <DealGrid deals={deals} variant="row" inView={1} />
          </Section>
        )}
        <PostEnd {...payload} />
      </article>
      {related.length > 0 && (
        <Section heading="Keep reading" isBelow>
          <PostList posts={related} />
        </Section>
      )}
    </>
  )
}

function Byline({ post: { author, publishedOn, publishedText, updated, minutes } }: BylineProps) {
  return (
    <p className={styles.byline}>
      <a href={paths.author(author.uid)}>{author.name}</a>
      <time dateTime={publishedOn}>{publishedText}</time>
      {updated && (
        <span>
          Updated <time dateTime={updated.on}>{updated.text}</time>
        </span>
      )}
      <span>{minutes} min read</span>
    </p>
  )
}
type BylineProps = Pick<PostPayload, 'post'>

function Part({ part }: { part: PostPartPayload }) {
  switch (part.kind) {
    case 'text':
      return (
        <div className={styles.text} id={part.id}>
          <Prose field={part.text} />
        </div>
      )
    case 'quote':
      return <ProseQuote field={part.text} />
    case 'table':
      return <ProseTable table={part.table} />
    case 'deal':
      return <DealCard deal={part.deal} variant="row" />
  }
}
