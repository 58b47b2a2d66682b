import sharp from 'sharp'
import type { Original } from '#images/image-service.ts'

export const drawing: Original = {
  type: 'image/svg+xml',
  width: 1600,
  height: 1000,
  bytes: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000" viewBox="0 0 1600 1000">' +
      '<rect width="800" height="1000" fill="#f00"/><rect x="800" width="800" height="1000" fill="#00f"/></svg>',
  ),
}

export async function photo(): Promise<Original> {
  const [width, height] = [600, 400]
  const create = { width, height, channels: 3 as const, background: '#0a0' }
  return { type: 'image/jpeg', width, height, bytes: await sharp({ create }).jpeg().toBuffer() }
}

export async function read(response: Response) {
  const bytes = Buffer.from(await response.arrayBuffer())
  const { format, width, height } = await sharp(bytes).metadata()
  return { bytes, format, width, height }
}
