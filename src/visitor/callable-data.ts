/** Encodes a value as the protocol does: dates as text. Throws where JSON would silently change a value. */
export function encodeData(value: unknown): unknown {
  if (value === undefined || value === null) return null
  if (value instanceof Number) return encodeData(value.valueOf())
  if (typeof value === 'number' && Number.isFinite(value)) return value
  if (typeof value === 'boolean' || typeof value === 'string') return value
  if (value instanceof String) return value.valueOf()
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.map(encodeData)
  if (typeof value === 'object' || typeof value === 'function') {
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, encodeData(part)]))
  }
  throw new Error(`Data cannot be encoded in JSON: ${String(value)}`)
}

const LONGS = /^type\.googleapis\.com\/google\.protobuf\.(Int64|UInt64)Value$/

/** Decodes 64-bit numbers, the protocol's only typed values, in place: a copy of a large body takes long. Dates stay text. */
export function decodeData(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) value[index] = decodeData(value[index])
    return value
  }
  const typed = value as { '@type'?: unknown; value?: unknown }
  if (typed['@type']) {
    const number = Number(typed.value)
    if (LONGS.test(String(typed['@type'])) && !Number.isNaN(number)) return number
    throw new Error(`Data cannot be decoded from JSON: ${JSON.stringify(value).slice(0, 100)}`)
  }
  const parts = value as Record<string, unknown>
  for (const key of Object.keys(parts)) {
    const decoded = decodeData(parts[key])
    // Not an assignment, which would set the prototype for the key `__proto__`.
    if (decoded !== parts[key]) Object.defineProperty(value, key, { value: decoded })
  }
  return value
}
