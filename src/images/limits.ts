/** No side may be asked to be longer: what Prismic's helpers ask for by themselves goes up to 3840. */
export const MAX_ASKED = 4096

/** No side of an answer is longer. It is the widest that pages ask for (`content/mappers/to-picture.ts`). */
export const MAX_SIDE = 2048

/** No answer has more pixels. */
export const MAX_PIXELS = 4_194_304

/** New pictures that one caller may have made: a few pages of lists at once, then as many a second. */
export const VARIANTS_OF_CALLER = { burst: 240, rate: 4 }
