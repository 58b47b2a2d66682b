import { createContext } from 'react'

/**
 * Fetches a page of the site map before the visitor goes there, so that going there takes no request. Returns its
 * payload. The page that is probably next is also rendered, hidden, once the caller has shown the payload. Rejects
 * offline. `browser` provides it.
 */
export type PageAhead = (address: string, options?: { isNext?: boolean }) => Promise<unknown>

export const PageAheadContext = createContext<PageAhead>(async () => {
  throw new Error('Pages can be fetched ahead only in the browser')
})
