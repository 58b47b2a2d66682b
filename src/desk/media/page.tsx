import { useState } from 'react'
import { DeskBar } from '../shell/desk-bar.tsx'
import { useDesk } from '../shell/desk-context.ts'
import { EmptyBox } from '../shell/empty-box.tsx'
import { LoadFailure } from '../shell/load-failure.tsx'
import { useLoaded } from '../shell/use-loaded.ts'
import type { MediaList } from '../wire/media.ts'
import { MediaTile } from './media-tile.tsx'
import { UploadButton } from './upload-button.tsx'
import { useUpload } from './use-upload.ts'
import '../styles/media.css'

/** After the last key, before the server is asked. */
const PAUSE_MS = 150

/** All pictures, with their texts and uses. New ones can be dropped or pasted anywhere on the page. */
export function Page() {
  const { me } = useDesk()
  const [words, setWords] = useState('')
  const [isUnused, setIsUnused] = useState(false)
  const question = new URLSearchParams({ words, ...(isUnused && { unused: 'yes' }) })
  const pauseMs = words === '' ? 0 : PAUSE_MS
  const list = useLoaded<MediaList>(`/pictures?${question}`, { pauseMs })
  const { value: answer, problem: failure, reload: read } = list
  const { left, problem, upload } = useUpload(() => void read())
  const mayChange = me.capabilities.includes('media')

  function take(data: DataTransfer): void {
    const files = [...data.files].filter(({ type }) => type.startsWith('image/'))
    if (mayChange && files.length > 0) void upload(files)
  }

  if (!answer && failure) return <LoadFailure error={failure} />
  return (
    <>
      <DeskBar title="Media">
        {mayChange && <UploadButton onUploaded={() => void read()} />}
      </DeskBar>
      <main
        id="main"
        className="main"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          take(event.dataTransfer)
        }}
        onPaste={(event) => take(event.clipboardData)}
      >
        <div className="col">
          <div className="line">
            <input
              className="in grow"
              type="search"
              aria-label="Find pictures"
              placeholder="Find pictures by what they show"
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
            <button
              className="fchip"
              type="button"
              aria-pressed={isUnused}
              onClick={() => setIsUnused(!isUnused)}
            >
              Unused
            </button>
          </div>
          <p className="sm" role="status">
            {left > 0 ? `${left} uploading` : problem}
          </p>
          {answer?.items.length === 0 && <EmptyBox>No pictures match.</EmptyBox>}
          <ul className="tiles">
            {answer?.items.map((item) => (
              <MediaTile key={item.id} item={item} mayChange={mayChange} onChanged={read} />
            ))}
          </ul>
        </div>
      </main>
    </>
  )
}
