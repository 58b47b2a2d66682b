import { useState } from 'react'
import { callDesk } from '../call-desk.ts'
import { findRect, focusOf, MIDDLE } from '../media/crops.ts'
import { FocusPicker } from '../media/focus-picker.tsx'
import { cropsOf, hasCrops, type PictureValue, toPicture } from '../media/to-picture.ts'
import { UploadButton } from '../media/upload-button.tsx'
import { Button } from '../shell/button.tsx'
import { Problem } from '../shell/form/problem.tsx'
import { useLoaded } from '../shell/use-loaded.ts'
import type { MediaItem, MediaList } from '../wire/media.ts'
import type { FieldProps } from './field-props.ts'
import { LabelledGroup } from './labelled.tsx'

/** Chooses a picture from the media. Its crops are made from it, and its alternative text belongs to this place. */
export function ImageField({ label, field, value, onChange }: FieldProps<PictureValue>) {
  const [isChoosing, setChoosing] = useState(false)
  const picture = value?.url ? value : null
  return (
    <LabelledGroup label={label} note={picture ? sizeOf(picture) : 'No picture'}>
      <div className="line wrapy">
        {picture && <img className="thumb" src={picture.url} alt={picture.alt ?? ''} />}
        <Button aria-expanded={isChoosing} onClick={() => setChoosing(!isChoosing)}>
          {picture ? 'Choose another' : 'Choose a picture'}
        </Button>
        {picture && (
          <Button look="bare" onClick={() => onChange(null)}>
            Remove
          </Button>
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
      {picture && hasCrops(field) && (
        <Crops key={picture.id} field={field} picture={picture} onChange={onChange} />
      )}
      {isChoosing && (
        <MediaChoice
          onChoose={(item) => {
            setChoosing(false)
            onChange(toPicture(item, field, item.focus ?? MIDDLE))
          }}
        />
      )}
    </LabelledGroup>
  )
}

function sizeOf({ dimensions }: PictureValue): string {
  return dimensions ? `${dimensions.width} × ${dimensions.height}` : ''
}

type CropsProps = {
  field: FieldProps['field']
  picture: PictureValue
  onChange: (picture: PictureValue) => void
}

/** The crops that the model wants. They follow a focus point, which counts for this place alone. */
function Crops({ field, picture, onChange }: CropsProps) {
  const [original, setOriginal] = useState<MediaItem | null>(null)
  const crops = cropsOf(field).flatMap(({ name }) => {
    const crop = picture[name] as PictureValue | undefined
    return crop?.url ? [{ name, url: crop.url }] : []
  })
  const rect = findRect(picture.url ?? '') ?? findRect(crops[0]?.url ?? '')
  return (
    <>
      <ul className="line wrapy" aria-label="Crops">
        {crops.map(({ name, url }) => (
          <li key={name} className="meta">
            <img className="thumb" src={url} alt="" /> {name}
          </li>
        ))}
      </ul>
      {original ? (
        <FocusPicker
          url={original.url}
          width={original.width}
          height={original.height}
          focus={rect ? focusOf(rect, original) : (original.focus ?? MIDDLE)}
          onChange={(focus) => {
            const { alt = null, copyright = null } = picture
            onChange({ ...toPicture({ ...original, alt }, field, focus), copyright })
          }}
        />
      ) : (
        <Button
          onClick={() =>
            callDesk<MediaItem>('GET', `/pictures/${picture.id}`).then(setOriginal, () => {})
          }
        >
          Set the crop
        </Button>
      )}
    </>
  )
}

function MediaChoice({ onChoose }: { onChoose: (item: MediaItem) => void }) {
  const [words, setWords] = useState('')
  const { value, problem } = useLoaded<MediaList>(`/pictures?${new URLSearchParams({ words })}`)
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
        {value?.items.map((item) => (
          <li key={item.id}>
            <button type="button" onClick={() => onChoose(item)}>
              <img src={item.thumb} alt={item.alt ?? 'No alternative text'} loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
      <Problem error={problem} />
      {value?.items.length === 0 && <p className="meta">No picture matches these words.</p>}
    </div>
  )
}
