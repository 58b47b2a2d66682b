/** Room for the largest state that a visitor can have. */
const MOST_BYTES = 1_500_000

/** The JSON of the body; `null` when there is none, when it is broken, or more than anybody needs. */
export async function readJsonBody(request: Request): Promise<unknown> {
  const body = await readBody(request, MOST_BYTES)
  if (body === null) return null
  try {
    return JSON.parse(body.toString())
  } catch {
    return null
  }
}

/** `null` when it is longer; counted while it comes, since not every body says its length first. */
export async function readBody(
  request: Request,
  mostBytes: number,
): Promise<Buffer<ArrayBuffer> | null> {
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) return null
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > mostBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
