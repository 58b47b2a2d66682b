import { env } from '$env/dynamic/private'
import * as prismic from '@prismicio/client'
import { enableAutoPreviews } from '@prismicio/svelte/kit'

export function createClient({ fetch, cookies }) {
  const client = prismic.createClient('lobang', {
    documentAPIEndpoint: env.CONTENT_API,
    routes: [{ type: 'deal', path: '/deals/:uid' }],
    fetch,
  })
  enableAutoPreviews({ client, cookies })
  return client
}
