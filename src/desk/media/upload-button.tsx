import type { MediaItem } from '../wire/media.ts'
import { useUpload } from './use-upload.ts'
import '../styles/media.css'

type UploadButtonProps = { onUploaded: (item: MediaItem) => void; isSingle?: boolean }

/** Takes pictures from the device; a phone offers its camera too. */
export function UploadButton({ onUploaded, isSingle = false }: UploadButtonProps) {
  const { left, problem, upload } = useUpload(onUploaded)
  return (
    <div className="f">
      <label className="b upload">
        {left > 0 ? `${left} uploading` : isSingle ? 'Upload a picture' : 'Upload pictures'}
        <input
          className="sr"
          type="file"
          accept="image/png, image/jpeg, image/webp, image/avif"
          multiple={!isSingle}
          disabled={left > 0}
          onChange={({ target }) => {
            void upload([...(target.files ?? [])])
            target.value = ''
          }}
        />
      </label>
      <p className="sm" role="alert">
        {problem}
      </p>
    </div>
  )
}
