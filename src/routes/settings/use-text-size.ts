import { useEffect, useState } from 'react'

/** The same key that the script in the document's head reads. */
const KEY = 'lobang:text'

/** The size of all text, as CSS says it; empty is the browser's own. Kept on the device, as the theme is. */
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
      // Full or blocked: the choice holds for this tab.
    }
  }
  return [shown, setSize]
}
