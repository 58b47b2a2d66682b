/** How long and how much one caller may take of the server; the table is in docs/operations.md. */
export type ServerLimits = {
  /** For the headers of a request, and for a new connection to bring its first one. */
  headersMs: number
  /** For a whole request, headers and body. */
  requestMs: number
  /** For how long a connection is kept after an answer. */
  keepAliveMs: number
  /** Bytes a second that a body must bring. */
  leastRate: number
  /** A body's rate is judged over spans of this length. */
  rateSpanMs: number
  /** An answer of which the caller reads nothing for this long is cut. */
  stalledMs: number
  /** Bytes a second that an answer must be read with, after that time. */
  leastReadRate: number
  /** How often connections are looked at. */
  checkMs: number
  /** Open connections, of everybody and of one address; `null` does not limit an address. */
  connections: number
  connectionsOfAddress: number | null
  /** Requests that may come in one piece: browsers and proxies send one and wait for its answer. */
  requestsAhead: number
  /** Bytes of the request's target. */
  targetBytes: number
  headerFields: number
  /** How long a refused caller may go on sending before its connection is cut. */
  lingerMs: number
  /** How long answers that were begun may take after the word to stop. */
  closingMs: number
}

export const defaultLimits: ServerLimits = {
  headersMs: 10_000,
  requestMs: 120_000,
  // Proxies keep their connections for 60 seconds, and must be the ones who close them.
  keepAliveMs: 75_000,
  leastRate: 1024,
  rateSpanMs: 10_000,
  stalledMs: 20_000,
  leastReadRate: 4096,
  checkMs: 1000,
  connections: 10_000,
  // Some eighty browsers behind one address.
  connectionsOfAddress: 500,
  requestsAhead: 16,
  targetBytes: 8192,
  headerFields: 100,
  lingerMs: 1000,
  closingMs: 10_000,
}
