import * as paths from '#lib/paths.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Pager } from '#ui/pager.tsx'
import { Section } from '#ui/section.tsx'
import { FollowLinks } from '../follow/follow-links.tsx'
import { pageSuffix } from '../list-page.ts'
import type { Head, PageProps } from '../page-module.ts'
import { PostList } from '../post-list.tsx'
import { TagList } from '../tag-list.tsx'
import { LeadPost } from './lead-post.tsx'
import type { BlogPayload } from './payload.ts'

const LEAD = 'Guides from the desks that check the deals.'

export function head({ page }: BlogPayload): Head {
  return {
    title: `Blog: guides to deals in Singapore${pageSuffix(page)}`,
    description:
      page === 1
        ? 'Guides from the desks that check the deals: where to eat, what to buy and when to wait.'
        : `Older guides from the desks that check the deals${pageSuffix(page)}.`,
  }
}

export function Page({ payload: { posts, page, pages, tags } }: PageProps<BlogPayload>) {
  const [first, ...others] = posts
  const lead = page === 1 && first
  return (
    <>
      <PageHeader title={page === 1 ? 'Blog' : `Blog, page ${page}`} lead={LEAD} />
      <TagList tags={tags} current={null} />
      {posts.length > 0 ? (
        <Section heading={page === 1 ? 'Latest posts' : 'Older posts'}>
          <PostList lead={lead && <LeadPost post={lead} />} posts={lead ? others : posts} />
        </Section>
      ) : (
        <EmptyState title="No posts yet">
          <p>
            Our desks are still writing. Meanwhile, see <a href={paths.deals}>all live deals</a>.
          </p>
        </EmptyState>
      )}
      <Pager page={page} pages={pages} href={paths.blogPage} />
      <FollowLinks route="blog" path={paths.blog} />
    </>
  )
}
