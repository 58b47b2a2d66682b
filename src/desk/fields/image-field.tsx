import { useEffect, useState } from 'react'
import { callDesk } from '../call-desk.ts'
import { UploadButton } from '../media/upload-button.tsx'
import type { MediaItem, MediaList } from '../wire/media.ts'
import type { FieldProps } from './field-props.ts'
import { LabelledGroup } from './labelled.tsx'

export type PictureValue = {
  id?: string
  url?: string
  alt?: string | null
  copyright?: string | null
  dimensions?: { width: number; height: number }
  edit?: { x: number; y: number; zoom: number; background?: string }
  [crop: string]: unknown
}

/** Chooses a picture from the media. Its crops are made from it, and its words belong to this place. */
export function ImageField({ id, label, field, value, onChange }: FieldProps<PictureValue>) {
  const [isChoosing, setChoosing] = useState(false)
  const picture = value?.url ? value : null
  return (
    <LabelledGroup id={id} label={label} note={picture ? sizeOf(picture) : 'No picture'}>
      <div className="line wrapy">
        {picture && <img className="thumb w" src={picture.url} alt={picture.alt ?? ''} />}
        <button
          className="b"
          type="button"
          aria-expanded={isChoosing}
          onClick={() => setChoosing(!isChoosing)}
        >
          {picture ? 'Choose another' : 'Choose a picture'}
        </button>
        {picture && (
          <button className="b bare" type="button" onClick={() => onChange(null)}>
            Remove
          </button>
        )}
      </div>
      {picture && (
        <input
          className="in"
          aria-label={`${label}: alternative text`}
          placeholder="What the picture shows, for those who cannot see it"
          value={picture.alt ?? ''}
          onChange={(event) => onChange({ ...picture, alt: event.target.value })}
        />
      )}
      {picture && <Crops field={field} picture={picture} />}
      {isChoosing && (
        <MediaChoice
          onChoose={(item) => {
            setChoosing(false)
            onChange(toPicture(item, field))
          }}
        />
      )}
    </LabelledGroup>
  )
}

function sizeOf({ dimensions }: PictureValue): string {
  return dimensions ? `${dimensions.width} × ${dimensions.height}` : ''
}

type Thumbnail = { name: string; width?: number | null; height?: number | null }

function thumbnailsOf(field: FieldProps['field']): Thumbnail[] {
  const { thumbnails } = field.config ?? {}
  return Array.isArray(thumbnails) ? (thumbnails as Thumbnail[]) : []
}

function Crops({ field, picture }: { field: FieldProps['field']; picture: PictureValue }) {
  const crops = thumbnailsOf(field).flatMap(({ name }) => {
    const crop = picture[name] as PictureValue | undefined
    return crop?.url ? [{ name, url: crop.url }] : []
  })
  if (crops.length === 0) return null
  return (
    <ul className="line wrapy" aria-label="Crops">
      {crops.map(({ name, url }) => (
        <li key={name} className="meta">
          <img className="thumb w" src={url} alt="" /> {name}
        </li>
      ))}
    </ul>
  )
}

/** The picture with a crop of each size that the model names: the middle of it, as large as it fits. */
function toPicture(
  { id, url, alt, width, height }: Pick<MediaItem, 'id' | 'url' | 'alt' | 'width' | 'height'>,
  field: FieldProps['field'],
): PictureValue {
  const edit = { x: 0, y: 0, zoom: 1, background: 'transparent' }
  const whole = { id, url, alt, copyright: null, dimensions: { width, height }, edit }
  const crops = thumbnailsOf(field).map((thumbnail) => {
    const size = cutTo({ width, height }, thumbnail)
    const query = `?rect=${size.rect.join(',')}&w=${size.width}&h=${size.height}`
    const dimensions = { width: size.width, height: size.height }
    const [x, y] = size.rect
    return [
      thumbnail.name,
      { ...whole, url: url + query, dimensions, edit: { ...edit, x: -x, y: -y } },
    ]
  })
  return { ...whole, ...Object.fromEntries(crops) }
}

function cutTo(whole: { width: number; height: number }, { width, height }: Thumbnail) {
  const ratio = width && height ? width / height : whole.width / whole.height
  const cutWidth = Math.round(Math.min(whole.width, whole.height * ratio))
  const cutHeight = Math.round(cutWidth / ratio)
  const x = Math.round((whole.width - cutWidth) / 2)
  const y = Math.round((whole.height - cutHeight) / 2)
  return {
    width: width ?? Math.round((height ?? cutHeight) * ratio),
    height: height ?? Math.round((width ?? cutWidth) / ratio),
    rect: [x, y, cutWidth, cutHeight] as [number, number, number, number],
  }
}

function MediaChoice({ onChoose }: { onChoose: (item: MediaItem) => void }) {
  const [words, setWords] = useState('')
  const [items, setItems] = useState<readonly MediaItem[] | null>(null)
  useEffect(() => {
    let isGone = false
    const query = new URLSearchParams({ words })
    callDesk<MediaList>('GET', `/pictures?${query}`).then(
      ({ items: found }) => isGone || setItems(found),
      () => isGone || setItems([]),
    )
    return () => {
      isGone = true
    }
  }, [words])
  return (
    <div className="box pad">
      <UploadButton onUploaded={onChoose} isSingle />
      <input
        className="in"
        aria-label="Search pictures"
        placeholder="Search pictures by their words"
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <ul className="mediachoice">
        {(items ?? []).map((item) => (
          <li key={item.id}>
            <button type="button" onClick={() => onChoose(item)}>
              <img src={item.thumb} alt={item.alt ?? 'A picture without a text'} loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
      {items?.length === 0 && <p className="meta">No picture has these words.</p>}
    </div>
  )
}
