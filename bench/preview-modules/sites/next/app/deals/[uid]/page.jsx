import { createClient } from '../../create-client.js'

export default async function Page({ params }) {
  const { uid } = await params
  const deal = await createClient().getByUID('deal', uid)
  return <h1>{deal.data.title}</h1>
}
