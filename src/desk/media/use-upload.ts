import { useState } from 'react'
import { callDesk, DeskError } from '../call-desk.ts'
import type { MediaItem } from '../wire/media.ts'

/** Uploads pictures one after the other, and says how many are left or why one was refused. */
export function useUpload(onUploaded: (item: MediaItem) => void) {
  const [left, setLeft] = useState(0)
  const [problem, setProblem] = useState<string | null>(null)

  async function upload(files: readonly File[]): Promise<void> {
    setProblem(null)
    setLeft((count) => count + files.length)
    for (const file of files) {
      const form = new FormData()
      form.set('file', file, file.name)
      try {
        onUploaded(await callDesk<MediaItem>('POST', '/pictures', form))
      } catch (error) {
        if (error instanceof DeskError) setProblem(`${file.name}: ${error.message}`)
      }
      setLeft((count) => count - 1)
    }
  }

  return { left, problem, upload }
}
