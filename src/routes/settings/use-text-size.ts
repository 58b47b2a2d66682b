import { useEffect, useState } from 'react'
import { storageKeys } from '#lib/storage-keys.ts'

/** The text size as a CSS value; empty means the browser's own. Stored on the device, like the theme. */
export function useTextSize(): [size: string, setSize: (size: string) => void] {
  const [shown, setShown] = useState('')
  useEffect(() => setShown(document.documentElement.style.fontSize), [])
  const setSize = (size: string) => {
    document.documentElement.style.fontSize = size
    setShown(size)
    try {
      if (size) localStorage.setItem(storageKeys.textSize, size)
      else localStorage.removeItem(storageKeys.textSize)
    } catch {
      // Storage is full or blocked: the choice holds for this tab.
    }
  }
  return [shown, setSize]
}
