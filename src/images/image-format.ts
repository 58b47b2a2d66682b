export const formats = ['avif', 'webp', 'jpg', 'png'] as const
export type ImageFormat = (typeof formats)[number]

export const mediaTypes: Record<ImageFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
}

/** The formats that the service chooses from. Smaller files take longer to encode. */
const chosenFormats = ['avif', 'webp', 'jpg'] as const
export type ChosenFormat = (typeof chosenFormats)[number]

/**
 * The smallest format, starting at `best`, that the browser accepts by name. A wildcard gets JPEG.
 */
export function formatFor(accept: string | null, best: ChosenFormat): ImageFormat {
  const accepted = (accept ?? '').toLowerCase().split(',')
  const takes = (type: string) =>
    accepted.some((part) => {
      const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
      return name === type && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
    })
  const offered = chosenFormats.slice(chosenFormats.indexOf(best))
  return offered.find((format) => takes(mediaTypes[format])) ?? 'jpg'
}

/** The default format for an original. SVG can carry scripts, so it is never sent. */
export function formatLike(type: string): ImageFormat {
  return formats.find((format) => mediaTypes[format] === type) ?? 'png'
}
