/** Set by the content service's preview, read on both sides. Apart, so that a browser need not load more. */
export const PREVIEW_COOKIE = 'io.prismic.preview'
