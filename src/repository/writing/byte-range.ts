/** Bytes of a file, without the one at `to`. */
export type ByteRange = { from: number; to: number }

/**
 * The part that `Range` asks for. `null` if the whole file is the answer, as for several parts at once; `outside` if the
 * file has no such part.
 */
export function findByteRange(range: string | null, size: number): ByteRange | 'outside' | null {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range ?? '') ?? []
  if (first === '' && last === '') return null
  if (first === '') return toRange(Math.max(0, size - Number(last)), size)
  if (last !== '' && Number(last) < Number(first)) return null
  return toRange(Number(first), last === '' ? size : Math.min(size, Number(last) + 1))
}

function toRange(from: number, to: number): ByteRange | 'outside' {
  return from < to ? { from, to } : 'outside'
}
