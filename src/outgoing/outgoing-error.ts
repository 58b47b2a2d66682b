/** `REFUSED` and `UNCONNECTED`: nothing was sent. `LATE`: the server was connected but took too long. */
export type OutgoingCode = 'REFUSED' | 'UNCONNECTED' | 'LATE' | 'TOO_LARGE' | 'BROKEN' | 'BUSY'

/** The failure of a call to another server: an error like that of `fetch`, with a code on its cause. */
export function outgoingError(code: OutgoingCode, message: string, cause?: unknown): TypeError {
  const reason = Object.assign(new Error(message, cause === undefined ? {} : { cause }), {
    code: `OUTGOING_${code}`,
  })
  return new TypeError('fetch failed', { cause: reason })
}

/** `null` for any other error. */
export function outgoingCode(error: unknown): OutgoingCode | null {
  const { code } = ((error as Error | null)?.cause ?? {}) as { code?: unknown }
  const found = typeof code === 'string' && /^OUTGOING_(\w+)$/.exec(code)
  return found ? (found[1] as OutgoingCode) : null
}
