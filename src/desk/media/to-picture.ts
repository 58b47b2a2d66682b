import type { FieldModel } from '../wire/documents.ts'
import type { FocusPoint, MediaItem } from '../wire/media.ts'
import { type CropSize, cutTo } from './crops.ts'

/** The value of a picture field, with a value of the same form for each crop. */
export type PictureValue = {
  id?: string
  url?: string
  alt?: string | null
  copyright?: string | null
  dimensions?: { width: number; height: number }
  edit?: { x: number; y: number; zoom: number; background?: string }
  [crop: string]: unknown
}

type NamedCrop = CropSize & { name: string }

export function cropsOf({ config }: FieldModel): NamedCrop[] {
  const { thumbnails } = config ?? {}
  return Array.isArray(thumbnails) ? (thumbnails as NamedCrop[]) : []
}

/** Whether the field shows only a part of a picture, or has crops. */
export function hasCrops(field: FieldModel): boolean {
  return cropsOf(field).length > 0 || constraintOf(field) !== null
}

function constraintOf({ config }: FieldModel): CropSize | null {
  const { width, height } = (config?.constraint ?? {}) as CropSize
  return width && height ? { width, height } : null
}

type Original = Pick<MediaItem, 'id' | 'url' | 'width' | 'height'> & { alt: string | null }

/** The picture as the model wants it: cut to its sides, and with a crop of each size that it names. */
export function toPicture(original: Original, field: FieldModel, focus?: FocusPoint): PictureValue {
  const { id, alt, width, height } = original
  const url = original.url.split('?')[0] ?? ''
  const edit = { x: 0, y: 0, zoom: 1, background: 'transparent' }
  const whole = { id, url, alt, copyright: null, dimensions: { width, height }, edit }
  const cut = (wanted: CropSize): PictureValue => {
    const { rect, ...size } = cutTo({ width, height }, wanted, focus)
    const query = `?rect=${rect.join(',')}&w=${size.width}&h=${size.height}`
    return {
      ...whole,
      url: url + query,
      dimensions: size,
      edit: { ...edit, x: -rect[0], y: -rect[1] },
    }
  }
  const constraint = constraintOf(field)
  const crops = cropsOf(field).map((crop) => [crop.name, cut(crop)])
  return { ...(constraint ? cut(constraint) : whole), ...Object.fromEntries(crops) }
}
