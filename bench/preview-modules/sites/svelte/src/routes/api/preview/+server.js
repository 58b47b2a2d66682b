import { redirectToPreviewURL } from '@prismicio/svelte/kit'
import { createClient } from '$lib/create-client.js'

export function GET({ fetch, request, cookies }) {
  return redirectToPreviewURL({ client: createClient({ fetch, cookies }), request, cookies })
}
