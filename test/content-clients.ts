import * as current from '@prismicio/client'
import * as older from 'prismic-client-7-9'

/** The client that the site itself uses, and one as old as those that other sites still run. */
export const clients = [
  ['7.22', current],
  ['7.9', older as unknown as typeof current],
] as const

export type PrismicModule = typeof current

export function connect(
  prismic: PrismicModule,
  endpoint: string,
  config: Parameters<typeof prismic.createClient>[1] = {},
): current.Client {
  // The older client gets the address in place of a name.
  if (prismic !== current) return prismic.createClient(endpoint, config)
  return prismic.createClient('lobang', { documentAPIEndpoint: endpoint, ...config })
}

type Results = readonly { id: string }[]

export function ids(documents: Results): string[] {
  return documents.map(({ id }) => id)
}

export function sortedIds(documents: Results): string[] {
  return ids(documents).sort()
}
