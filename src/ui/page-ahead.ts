import { createContext } from 'react'

/**
 * Fetches a page of the site map before the visitor goes there, and returns its payload; going there then takes no
 * request. A page that is probably the next one is rendered too, hidden, once the caller has shown what it read.
 * Rejects without a connection. The browser provides it.
 */
export type PageAhead = (address: string, options?: { isNext?: boolean }) => Promise<unknown>

export const PageAheadContext = createContext<PageAhead>(async () => {
  throw new Error('Pages can be fetched ahead only in the browser')
})
