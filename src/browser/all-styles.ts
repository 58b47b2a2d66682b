import { loadOnce } from './load-once.ts'

/**
 * The document has the styles of its own page only. This loads those of all pages, once; they have to be there before
 * another page is shown. Rejects if they cannot be loaded.
 */
export function createAllStyles(href: string | undefined): () => Promise<void> {
  // In development Vite adds styles by itself.
  if (!href) return async () => {}

  return loadOnce(() => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const link = document.createElement('link')
    Object.assign(link, { rel: 'stylesheet', href, onload: resolve, onerror: reject })
    document.head.append(link)
    return promise.catch((cause) => {
      link.remove()
      throw Error('no styles', { cause })
    })
  })
}
