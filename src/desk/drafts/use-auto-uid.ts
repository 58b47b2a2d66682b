import { useEffect, useRef } from 'react'
import { toUid } from './to-uid.ts'
import { useField } from './use-draft.ts'

/** The address follows the title until the document is published or somebody writes another address. */
export function useAutoUid(title: string, isLive: boolean): void {
  const [uid, setUid] = useField<string | null | undefined>(['uid'])
  const last = useRef(title)
  useEffect(() => {
    const wasAuto = !uid || uid === toUid(last.current)
    last.current = title
    const next = toUid(title)
    if (!isLive && wasAuto && next !== '' && next !== uid) setUid(next)
  }, [title, uid, setUid, isLive])
}
