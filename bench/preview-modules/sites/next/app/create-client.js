import * as prismic from '@prismicio/client'
import { enableAutoPreviews } from '@prismicio/next'

export function createClient() {
  const client = prismic.createClient('lobang', {
    documentAPIEndpoint: process.env.CONTENT_API,
    routes: [{ type: 'deal', path: '/deals/:uid' }],
    fetchOptions: { next: { tags: ['prismic'] }, cache: 'force-cache' },
  })
  enableAutoPreviews({ client })
  return client
}
