/** Limits on what one caller may take of the server; the table is in docs/operations.md. */
export type ServerLimits = {
  /** For the headers of a request, and for a new connection to send its first one. */
  headersMs: number
  /** For a whole request, headers and body. */
  requestMs: number
  /** How long a connection stays open after a response. */
  keepAliveMs: number
  /** The least bytes per second of a body. */
  leastRate: number
  /** The span over which a body's rate is measured. */
  rateSpanMs: number
  /** A response of which the caller reads nothing for this long is cut. */
  stalledMs: number
  /** The least bytes per second that a caller must read after that time. */
  leastReadRate: number
  /** How often connections are checked. */
  checkMs: number
  /** Open connections, in all and of one address; `null` does not limit an address. */
  connections: number
  connectionsOfAddress: number | null
  /** Requests that may come in one piece: browsers and proxies send one and wait for its answer. */
  requestsAhead: number
  /** Bytes of the request's target. */
  targetBytes: number
  headerFields: number
  /** How long a refused caller may go on sending before its connection is cut. */
  lingerMs: number
  /** How long new requests are accepted after the stop signal. */
  graceMs: number
  /** How long a new connection may take to send its first request after the stop signal. */
  firstRequestMs: number
  /** How long responses may take after the stop signal. */
  closingMs: number
}

export const defaultLimits: ServerLimits = {
  headersMs: 10_000,
  requestMs: 120_000,
  // Proxies keep connections for 60 seconds, and should be the ones to close them.
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
  graceMs: 300,
  firstRequestMs: 2000,
  closingMs: 10_000,
}
