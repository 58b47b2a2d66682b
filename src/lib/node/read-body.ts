import { AppError } from './app-error.ts'

/** More than any request needs. Parsing deeper nesting is slow and can exhaust the stack. */
const MOST_DEPTH = 32

const QUOTE = 0x22
const BACKSLASH = 0x5c

/** Whether JSON is nested too deeply. Checked before parsing, where each level would cost an object. */
export function isDeep(body: Uint8Array): boolean {
  let depth = 0
  let isText = false
  for (let at = 0; at < body.length; at++) {
    const byte = body[at] ?? 0
    if (isText) {
      if (byte === BACKSLASH) at++
      else if (byte === QUOTE) isText = false
    } else if (byte === QUOTE) isText = true
    else if (byte === 0x5b || byte === 0x7b) depth++
    else if (byte === 0x5d || byte === 0x7d) depth--
    if (depth > MOST_DEPTH) return true
  }
  return false
}

/**
 * `null` for a longer body: at once if its header says so, else by counting while it arrives. Rejects with
 * `client-gone` when the caller disconnects.
 */
export async function readBody(
  request: Request,
  mostBytes: number,
): Promise<Buffer<ArrayBuffer> | null> {
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) return null
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength
      if (size > mostBytes) return null
      chunks.push(chunk)
    }
  } catch (error) {
    throw new AppError('client-gone', 'The body ended early.', { cause: error })
  }
  return Buffer.concat(chunks)
}
