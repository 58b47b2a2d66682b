import { createOutgoingFetch, type OutgoingFetch } from '#outgoing/create-outgoing-fetch.ts'
import type { ContentService } from '#repository/content-service.ts'
import type { ContentClient, DocumentSource } from './content-client.ts'
import { createEmbeddedClient } from './embedded-client.ts'
import { toEndpointUrl } from './remote/create-remote-content.ts'
import { RemoteClient } from './remote/remote-client.ts'

export type ContentClientOptions = {
  /** A remote repository: its API's URL, or its name at Prismic. */
  endpoint?: string | null
  accessToken?: string | null
  /** The `fetch` for the remote repository; with the usual limits unless given. */
  fetch?: OutgoingFetch
  /** The embedded service; used when there is no `endpoint`. */
  service: ContentService
  /** Reads this ref (a preview, a release) instead of the published one. */
  ref?: string
}

export type RemoteClientOptions = ContentClientOptions & { endpoint: string }

/** Reads the embedded service, or a remote repository where one is configured. */
export function createContentClient(options: ContentClientOptions): ContentClient & DocumentSource {
  const { endpoint, service, ref } = options
  return endpoint
    ? createRemoteClient({ ...options, endpoint })
    : createEmbeddedClient(service, ref)
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
