// Makes the icons of `public` from its favicon.svg, after a change of that:
//   node scripts/make-icons.ts
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { type AppIcon, appIcons, plainIcon, touchIcon } from '#lib/node/app-icons.ts'
import { THEME_COLOURS } from '#lib/theme-colours.ts'

const publicFolder = join(import.meta.dirname, '../public')

/** A circular crop keeps the middle four fifths, which must contain the drawing's corners. */
const SAFE = 0.68

/** The drawing as PNG; a maskable one is smaller, on a background. */
export async function drawIcon({ size, purpose }: AppIcon): Promise<Buffer> {
  const inner = purpose === 'maskable' ? Math.round(size * SAFE) : size
  const density = (72 * inner) / 32
  const drawing = await sharp(readFileSync(join(publicFolder, 'favicon.svg')), { density })
    .resize(inner, inner)
    .png()
    .toBuffer()
  const background = purpose === 'maskable' ? THEME_COLOURS.light : '#0000'
  const icon = sharp({ create: { width: size, height: size, channels: 4, background } })
  const drawn = await icon
    .composite([{ input: drawing }])
    .png()
    .toBuffer()
  const flat = purpose === 'maskable' ? sharp(drawn).removeAlpha() : sharp(drawn)
  return flat.png({ palette: true, compressionLevel: 9 }).toBuffer()
}

/** A file in Windows' format with one picture, which may be PNG. */
function toIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  // Kind and number of pictures, then of the only one: its size, planes, bits per pixel, length and place.
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

if (import.meta.main) {
  const plain = await drawIcon(plainIcon)
  writeFileSync(join(publicFolder, plainIcon.path), toIco(plain, plainIcon.size))
  for (const icon of [...appIcons, touchIcon]) {
    writeFileSync(join(publicFolder, icon.path), await drawIcon(icon))
  }
}
