import * as paths from '#lib/paths.ts'
import { upperFirst } from '#lib/upper-first.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Section } from '#ui/section.tsx'
import { FollowLinks } from '../follow/follow-links.tsx'
import type { Head, PageProps } from '../page-module.ts'
import { PostList } from '../post-list.tsx'
import { TagList } from '../tag-list.tsx'
import type { BlogTagPayload } from './payload.ts'

export function head({ tag, posts }: BlogTagPayload): Head {
  return {
    title: `Posts about ${tag}`,
    description: `${countText(posts.length)} about ${tag} from the desks that check the deals.`,
  }
}

export function Page({ payload: { tag, posts, tags } }: PageProps<BlogTagPayload>) {
  return (
    <>
      <Breadcrumbs items={[{ name: 'Blog', href: paths.blog }, { name: upperFirst(tag) }]} />
      <PageHeader title={`Posts about ${tag}`} />
      <TagList tags={tags} current={tag} />
      <Section heading={countText(posts.length)}>
        <PostList posts={posts} />
      </Section>
      <FollowLinks route="blogTag" path={paths.blogTag(tag)} />
    </>
  )
}

function countText(count: number): string {
  return count === 1 ? '1 post' : `${count} posts`
}
