import { EmbeddedClient } from './embedded-client.ts'
import { RemoteClient } from './remote-client.ts'
import type { ContentService } from './service/content-service.ts'

export type ContentClientOptions = {
  /** A remote repository: its API's URL, or its name at Prismic. */
  endpoint?: string | null
  accessToken?: string | null
  /** The embedded service; used when there is no `endpoint`. */
  service: ContentService
  /** Reads this ref (a preview, a release) instead of what is published. */
  ref?: string
}

const TIMEOUT_MS = 10_000

/** Prismic's own client, on the network or on the embedded service. */
export function createContentClient(options: ContentClientOptions): EmbeddedClient | RemoteClient {
  const { endpoint, accessToken, service, ref } = options
  if (!endpoint) return new EmbeddedClient(service, ref)
  const config = {
    ...(accessToken ? { accessToken } : {}),
    ...(ref ? { ref } : {}),
    // Without a limit, a repository that hangs would hang every page that needs it.
    fetch: (url: string, init?: RequestInit) =>
      fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) }),
  }
  if (!URL.canParse(endpoint)) return new RemoteClient(endpoint, config)
  // Given a URL alone, the client would warn at every start that it cannot tell the name.
  const [name = ''] = new URL(endpoint).hostname.split('.')
  return new RemoteClient(name, { ...config, documentAPIEndpoint: endpoint })
}
