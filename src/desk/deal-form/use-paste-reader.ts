import { useCallback, useEffect, useState } from 'react'

export type PasteReader = typeof import('./paste-reader.ts')

/** The reader of pasted messages. Its code loads once there is something to read. */
export function usePasteReader(isWanted: boolean) {
  const [reader, setReader] = useState<PasteReader | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const load = useCallback(() => {
    setHasFailed(false)
    import('./paste-reader.ts').then(setReader, () => setHasFailed(true))
  }, [])
  useEffect(() => {
    if (isWanted) load()
  }, [isWanted, load])
  return { reader, hasFailed, load }
}
