/** The cookie of a preview, read on both sides. In its own file, so that the browser loads nothing else. */
export const PREVIEW_COOKIE = 'io.prismic.preview'
