import { useEffect, useState } from 'react'

/** The same key that the script in the document's head reads. */
const KEY = 'lobang:text'

/** The text size as a CSS value; empty means the browser's own. Stored on the device, like the theme. */
export function useTextSize(): [size: string, setSize: (size: string) => void] {
  const [shown, setShown] = useState('')
  useEffect(() => setShown(document.documentElement.style.fontSize), [])
  const setSize = (size: string) => {
    document.documentElement.style.fontSize = size
    setShown(size)
    try {
      if (size) localStorage.setItem(KEY, size)
      else localStorage.removeItem(KEY)
    } catch {
      // Storage is full or blocked: the choice holds for this tab.
    }
  }
  return [shown, setSize]
}
