import { asText } from '@prismicio/client'
import type { ContentClient } from '#content/content-client.ts'
import { relationOf, rowsOf, textOf } from '#lib/node/field-values.ts'
import type { BlogHomeDocument } from '#repository/documents.ts'
import { findDocument } from './read-documents.ts'

export type Home = NonNullable<Awaited<ReturnType<typeof findHome>>>

export async function findHome(content: ContentClient) {
  const document = await findDocument('the home page', () =>
    content.getSingle<BlogHomeDocument>('blog_home'),
  )
  if (!document) return null
  const { data } = document
  return {
    title: asText(data.title),
    description: textOf(data.description),
    featuredIds: rowsOf(data.featured, ({ deal }) => relationOf(deal)?.id ?? null),
    campaignIds: rowsOf(data.campaigns, ({ landing }) => relationOf(landing)?.id ?? null),
  }
}
