/** No side of an answer is longer. */
export const MAX_SIDE = 4096

/** No answer has more pixels. */
export const MAX_PIXELS = 16_777_216

/** An original of more pixels is refused, however few bytes it takes: unpacked it is 4 bytes each. */
export const MAX_ORIGINAL_PIXELS = 50_000_000

export const MAX_ORIGINAL_BYTES = 20 * 1024 * 1024
