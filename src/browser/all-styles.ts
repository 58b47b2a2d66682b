/**
 * The document has the styles of its own page only. This loads those of all pages, once; they have to be there before
 * another page is shown. Rejects if they cannot be loaded.
 */
export function createAllStyles(href: string | undefined): () => Promise<void> {
  let loading: Promise<void> | undefined

  function load(): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const link = document.createElement('link')
    Object.assign(link, { rel: 'stylesheet', href, onload: resolve, onerror: reject })
    document.head.append(link)
    return promise.catch((cause) => {
      link.remove()
      loading = undefined
      throw Error('no styles', { cause })
    })
  }

  return async () => {
    // In development Vite adds styles by itself.
    if (href) loading ??= load()
    await loading
  }
}
