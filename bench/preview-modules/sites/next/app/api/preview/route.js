import { redirectToPreviewURL } from '@prismicio/next'
import { createClient } from '../../create-client.js'

export async function GET(request) {
  return redirectToPreviewURL({ client: createClient(), request })
}
