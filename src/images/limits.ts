/** No side of an answer is longer. */
export const MAX_SIDE = 4096

/** No answer has more pixels. */
export const MAX_PIXELS = 16_777_216
