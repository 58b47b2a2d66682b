import { useEffect, useState } from 'react'
import type { Picked } from '../wire/documents.ts'
import { findDocuments } from './find-documents.ts'

type Found = { words: string; picks: readonly Picked[]; isFailed: boolean }

const PAUSE_MS = 120

/** What the words find, a moment after the last of them was typed. `null` words find nothing. */
export function useFoundDocuments(words: string | null, type?: string): Found | null {
  const [found, setFound] = useState<Found | null>(null)
  useEffect(() => {
    if (words === null) {
      setFound(null)
      return
    }
    let isOld = false
    const show = (picks: readonly Picked[], isFailed: boolean) => {
      if (!isOld) setFound({ words, picks, isFailed })
    }
    const timer = setTimeout(() => {
      findDocuments(words, type).then(
        (picks) => show(picks, false),
        () => show([], true),
      )
    }, PAUSE_MS)
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [words, type])
  return found
}
