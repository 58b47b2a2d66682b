import { CONTENT_CHANNEL } from './content-notice.ts'
import { listenTo } from './listen.ts'

type ListenOptions = {
  /** Also called after each reconnection, because earlier notifications were missed. */
  onPublish: () => void
  onError: (error: unknown) => void
}

/** Listens for publishes on the same PostgreSQL. Returns a function that stops it. */
export function listenForPublishes(
  url: string,
  { onPublish, onError }: ListenOptions,
): () => Promise<void> {
  return listenTo(url, {
    channel: CONTENT_CHANNEL,
    onNotice: onPublish,
    onConnect: onPublish,
    onError,
  })
}
