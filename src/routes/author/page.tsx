import * as paths from '#lib/paths.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Picture } from '#ui/picture.tsx'
import { Section } from '#ui/section.tsx'
import type { Head, PageProps } from '../page-module.ts'
import { PostList } from '../post-list.tsx'
import type { AuthorPayload } from './payload.ts'

export function head({ author }: AuthorPayload): Head {
  return {
    title: `Posts by the ${author.name}`,
    description: author.bio || `Everything the ${author.name} has written on the blog.`,
  }
}

export function Page({ payload: { author, posts } }: PageProps<AuthorPayload>) {
  return (
    <>
      <Breadcrumbs items={[{ name: 'Blog', href: paths.blog }, { name: author.name }]} />
      <PageHeader
        title={author.name}
        lead={author.bio}
        palette={author.palette}
        picture={author.picture && <Picture picture={author.picture} sizes="320px" />}
      />
      {posts.length > 0 ? (
        <Section heading={posts.length === 1 ? '1 post' : `${posts.length} posts`}>
          <PostList posts={posts} />
        </Section>
      ) : (
        <EmptyState title="No posts yet">
          <p>
            See <a href={paths.blog}>what the other desks wrote</a>.
          </p>
        </EmptyState>
      )}
    </>
  )
}
