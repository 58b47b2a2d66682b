/** The most pixels of an original, however few bytes it takes: each is 4 bytes unpacked. */
export const MAX_ORIGINAL_PIXELS = 50_000_000

export const MAX_ORIGINAL_BYTES = 20 * 1024 * 1024

/** Kinds of pictures that can be stored. */
export const originalTypes: readonly string[] = [
  'image/svg+xml',
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/avif',
  'image/gif',
]
