import { createOutgoingFetch, type OutgoingFetch } from '#outgoing/create-outgoing-fetch.ts'
import type { ContentClientOptions } from '../create-content-client.ts'
import { toEndpointUrl } from './create-remote-content.ts'
import { RemoteClient } from './remote-client.ts'

export type RemoteClientOptions = ContentClientOptions & {
  /** A repository: its API's URL, or its name at Prismic. */
  endpoint: string
  accessToken?: string | null
  /** With the usual limits unless given. */
  fetch?: OutgoingFetch
}

/** Prismic's own client on the network. */
export function createRemoteClient(options: RemoteClientOptions): RemoteClient {
  const { endpoint, accessToken, service, ref } = options
  const fetch = options.fetch ?? createOutgoingFetch({ configured: toEndpointUrl(endpoint) })
  const config = {
    ...(accessToken ? { accessToken } : {}),
    ...(ref ? { ref } : {}),
    fetch: (url: string, init?: RequestInit) => fetch(url, init),
    turns: service.turns,
  }
  if (!URL.canParse(endpoint)) return new RemoteClient(endpoint, config)
  // With only a URL, the client would warn at every start that it does not know the name.
  const [name = ''] = new URL(endpoint).hostname.split('.')
  return new RemoteClient(name, { ...config, documentAPIEndpoint: endpoint })
}
