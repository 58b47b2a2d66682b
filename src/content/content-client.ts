import type { Client } from '@prismicio/client'

/**
 * The part of Prismic's own client that pages may use. Embedded, its `fetch` is the
 * service's handler; remote, the network: one client, two endpoints.
 */
export type ContentClient = Pick<
  Client,
  'getByID' | 'getByUID' | 'getSingle' | 'getAllByType' | 'getAllByIDs'
>
