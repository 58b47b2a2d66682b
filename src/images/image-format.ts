export const formats = ['avif', 'webp', 'jpg', 'png'] as const
export type ImageFormat = (typeof formats)[number]

export const mediaTypes: Record<ImageFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
}

/** What the service chooses from by itself: the smaller a picture, the longer it takes to make. */
const chosenFormats = ['avif', 'webp', 'jpg'] as const
export type ChosenFormat = (typeof chosenFormats)[number]

/**
 * The smallest from `best` on that the browser says it can show. A wildcard says nothing, so it gets
 * JPEG.
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

/** What an original is turned into when nothing is asked for. SVG can carry scripts: never sent as it is. */
export function formatLike(type: string): ImageFormat {
  return formats.find((format) => mediaTypes[format] === type) ?? 'png'
}
