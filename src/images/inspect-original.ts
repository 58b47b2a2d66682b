import {
  MAX_ORIGINAL_BYTES,
  MAX_ORIGINAL_PIXELS,
  originalTypes,
} from '#lib/node/original-limits.ts'
import { ImageRefusal } from './image-refusal.ts'

export type OriginalInfo = { type: string; width: number; height: number }

/** Reads a picture's header, never its pixels: few bytes may unpack to gigabytes. */
export async function inspectOriginal(bytes: Uint8Array): Promise<OriginalInfo> {
  if (bytes.length > MAX_ORIGINAL_BYTES) {
    throw new ImageRefusal(422, `The picture has more than ${MAX_ORIGINAL_BYTES} bytes`)
  }
  const found = await readHead(bytes)
  const type = originalTypes.find((known) => known === found.mediaType)
  const { width, height } = found.autoOrient
  if (!type || !width || !height)
    throw new ImageRefusal(415, 'The file is no picture of a known kind')
  if (width * height > MAX_ORIGINAL_PIXELS || (found.pages ?? 1) > 1) {
    throw new ImageRefusal(422, `The picture is ${width} by ${height} pixels, or moves`)
  }
  return { type, width, height }
}

async function readHead(bytes: Uint8Array) {
  // Imported only here, because the site's own process does not need its 10 MB otherwise.
  const { default: sharp } = await import('sharp')
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata()
  } catch (cause) {
    throw new ImageRefusal(415, 'The file is no picture that can be read', { cause })
  }
}
