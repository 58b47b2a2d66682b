/** The longest side that may be requested. Prismic's helpers request up to 3840. */
export const MAX_ASKED = 4096

/** The longest side of a response: the widest that pages request (`content/mappers/to-picture.ts`). */
export const MAX_SIDE = 2048

/** The most pixels of a response. */
export const MAX_PIXELS = 4_194_304

/** New pictures per caller: a few pages of lists at once, then `rate` a second. */
export const VARIANTS_OF_CALLER = { burst: 240, rate: 4 }
