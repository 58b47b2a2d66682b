import { paths } from '#lib/paths.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { DealCard } from '#ui/deal-card.tsx'
import { DealShelf } from '#ui/deal-shelf.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Picture } from '#ui/picture.tsx'
import { Prose } from '#ui/prose.tsx'
import { ProseQuote } from '#ui/prose-quote.tsx'
import { ProseTable } from '#ui/prose-table.tsx'
import type { Head, PageProps } from '../page-loader.ts'
import { TagList } from '../tag-list.tsx'
import { CodeTable } from './code-table.tsx'
import styles from './page.module.css'
import type { PostPartPayload, PostPayload } from './payload.ts'

export function head({ post }: PostPayload): Head {
  return { title: post.title, description: post.excerpt }
}

export function Page({ payload: { post, parts, deals, codes } }: PageProps<PostPayload>) {
  const { author, updated } = post
  return (
    <>
      <Breadcrumbs items={[{ name: 'Blog', href: paths.blog() }, { name: post.title }]} />
      <article className={styles.post}>
        <PageHeader title={post.title} lead={post.excerpt} />
        <p className={styles.byline}>
          <a href={paths.author(author.uid)}>{author.name}</a>
          <time dateTime={post.publishedOn}>{post.publishedText}</time>
          {updated && (
            <span>
              Updated <time dateTime={updated.on}>{updated.text}</time>
            </span>
          )}
          <span>{post.minutes} min read</span>
        </p>
        {post.cover && (
          <p className={styles.cover} data-palette={post.palette}>
            <Picture picture={post.cover} sizes="(max-width: 48rem) 100vw, 720px" eager />
          </p>
        )}
        {codes && <CodeTable codes={codes} />}
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity and never move
          <Part key={index} part={part} />
        ))}
        <footer className={styles.about}>
          <p>
            Written by the <a href={paths.author(author.uid)}>{author.name}</a>. {author.bio}
          </p>
          <TagList tags={post.tags} />
        </footer>
      </article>
      {deals.length > 0 && <DealShelf heading="Deals in this post" deals={deals} />}
    </>
  )
}

function Part({ part }: { part: PostPartPayload }) {
  switch (part.kind) {
    case 'text':
      return <Prose field={part.text} />
    case 'quote':
      return <ProseQuote field={part.text} />
    case 'table':
      return <ProseTable table={part.table} />
    case 'deal':
      return <DealCard deal={part.deal} variant="row" />
  }
}
