/** `REFUSED` and `UNCONNECTED`: nothing was sent. `LATE`: somebody was connected, and took too long. */
export type OutgoingCode = 'REFUSED' | 'UNCONNECTED' | 'LATE' | 'TOO_LARGE' | 'BROKEN' | 'BUSY'

/** What went wrong with a call to another server: as `fetch` fails, with a code on the cause. */
export function outgoingError(code: OutgoingCode, message: string, cause?: unknown): TypeError {
  const reason = Object.assign(new Error(message, cause === undefined ? {} : { cause }), {
    code: `OUTGOING_${code}`,
  })
  return new TypeError('fetch failed', { cause: reason })
}

/** `null` for an error that is not of this kind. */
export function outgoingCode(error: unknown): OutgoingCode | null {
  const { code } = ((error as Error | null)?.cause ?? {}) as { code?: unknown }
  const found = typeof code === 'string' && /^OUTGOING_(\w+)$/.exec(code)
  return found ? (found[1] as OutgoingCode) : null
}
