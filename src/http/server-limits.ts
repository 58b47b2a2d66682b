export type ServerLimits = typeof defaultLimits

/** Limits on what one caller may take of the server; the table is in docs/operations.md. */
export const defaultLimits = {
  /** For the headers of a request, and for a new connection to send its first one. */
  headersMs: 10_000,
  /** For a whole request, headers and body. */
  requestMs: 120_000,
  /** How long a connection stays open after a response. Proxies keep theirs for 60 seconds, and should be the ones to close them. */
  keepAliveMs: 75_000,
  /** The least bytes per second of a body. */
  leastRate: 1024,
  /** The span over which a body's rate is measured. */
  rateSpanMs: 10_000,
  /** A response of which the caller reads nothing for this long is cut. */
  stalledMs: 20_000,
  /** The least bytes per second that a caller must read after that time. */
  leastReadRate: 4096,
  /** How often connections are checked. */
  checkMs: 1000,
  /** Open connections in all. */
  connections: 10_000,
  /** Open connections of one address, enough for some eighty browsers; `null` sets no limit. */
  connectionsOfAddress: 500 as number | null,
  /** Requests that may come in one piece: browsers and proxies send one and wait for its answer. */
  requestsAhead: 16,
  /** Bytes of the request's target. */
  targetBytes: 8192,
  headerFields: 100,
  /** How long a refused caller may go on sending before its connection is cut. */
  lingerMs: 1000,
  /** How long new requests are accepted after the stop signal. */
  graceMs: 300,
  /** How long a new connection may take to send its first request after the stop signal. */
  firstRequestMs: 2000,
  /** How long responses may take after the stop signal. */
  closingMs: 10_000,
}
