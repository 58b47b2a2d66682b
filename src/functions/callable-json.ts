const LONGS = /^type\.googleapis\.com\/google\.protobuf\.(Int64|UInt64)Value$/

/** How the protocol's clients encode 64-bit numbers. It has no other types. */
export function decodeData(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(decodeData)
  if (typeof value !== 'object' || value === null) return value
  const type = (value as Record<string, unknown>)['@type']
  if (!type) return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, decodeData(v)]))
  const number = Number.parseFloat(String((value as Record<string, unknown>).value))
  if (!LONGS.test(String(type)) || Number.isNaN(number)) {
    throw new TypeError(`Data cannot be decoded from JSON: ${JSON.stringify(value).slice(0, 100)}`)
  }
  return number
}
