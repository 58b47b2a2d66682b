import { createClient } from '$lib/create-client.js'

export async function load({ params, fetch, cookies }) {
  const deal = await createClient({ fetch, cookies }).getByUID('deal', params.uid)
  return { title: deal.data.title }
}
