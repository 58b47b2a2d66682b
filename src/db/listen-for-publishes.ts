import { CONTENT_CHANNEL } from './content-notice.ts'
import { listenTo } from './listen.ts'

type ListenOptions = {
  /** Also after each connection: what happened before it was not heard. */
  onPublish: () => void
  onError: (error: unknown) => void
}

/** Hears of every publish on the same PostgreSQL. Returns how to stop. */
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
