import { type CSSProperties, useLayoutEffect, useState } from 'react'

/** How to open below the field: on the side with more space, and above a phone's keyboard. */
export function useRoomBelow(input: HTMLInputElement, isShown: boolean): CSSProperties {
  const [style, setStyle] = useState<CSSProperties>({})

  useLayoutEffect(() => {
    if (!isShown) return
    const viewport = window.visualViewport
    const measure = () => {
      const { left, right, bottom } = input.getBoundingClientRect()
      const seen = viewport ? viewport.offsetTop + viewport.height : innerHeight
      const side = left > document.documentElement.clientWidth - right ? 'right' : 'left'
      setStyle({ [side]: 0, '--room': `${Math.round(seen - bottom)}px` } as CSSProperties)
    }
    measure()
    viewport?.addEventListener('resize', measure)
    return () => viewport?.removeEventListener('resize', measure)
  }, [input, isShown])

  return style
}
