import { useCallback, useEffect, useState } from 'react'

type Hold = 'pointer' | 'focus' | 'hidden tab' | 'out of view'

/** Reasons to pause autoplay: the visitor is reading, or the slides are out of view. */
export function useHolds(section: HTMLElement): {
  held: boolean
  /** Pressing play must work although the pointer or focus is in the carousel. */
  release: () => void
} {
  const [holds, setHolds] = useState<readonly Hold[]>([])
  const release = useCallback(() => {
    setHolds((before) => before.filter((hold) => hold !== 'pointer' && hold !== 'focus'))
  }, [])
  useEffect(() => {
    const note = (hold: Hold, on: boolean) =>
      setHolds((before) => [...before.filter((other) => other !== hold), ...(on ? [hold] : [])])
    return watchHolds(section, note)
  }, [section])
  return { held: holds.length > 0, release }
}

function watchHolds(section: HTMLElement, note: (hold: Hold, on: boolean) => void): () => void {
  const ended = new AbortController()
  const { signal } = ended
  const on = (target: EventTarget, type: string, listener: (event: Event) => void) =>
    target.addEventListener(type, listener, { signal, passive: true })
  const isMouse = (event: Event) => (event as PointerEvent).pointerType === 'mouse'
  const noteTab = () => note('hidden tab', document.hidden)
  const observer = new IntersectionObserver((entries) => {
    note('out of view', !entries.at(-1)?.isIntersecting)
  })

  on(section, 'pointerenter', (event) => isMouse(event) && note('pointer', true))
  on(section, 'pointerleave', () => note('pointer', false))
  // A finger does not hover: it pauses while it is down.
  on(section, 'pointerdown', () => note('pointer', true))
  on(document, 'pointerup', (event) => isMouse(event) || note('pointer', false))
  on(document, 'pointercancel', () => note('pointer', false))
  on(section, 'focusin', () => note('focus', true))
  on(section, 'focusout', (event) =>
    note('focus', section.contains((event as FocusEvent).relatedTarget as Node | null)),
  )
  on(document, 'visibilitychange', noteTab)
  noteTab()
  note('pointer', section.matches(':hover') && matchMedia('(hover: hover)').matches)
  note('focus', section.matches(':focus-within'))
  observer.observe(section)
  return () => {
    ended.abort()
    observer.disconnect()
  }
}
