import { expect, test, vi } from 'vitest'
import { showToast } from './show-toast.ts'

/** The parts of an element that a toast needs. */
class FakeElement extends EventTarget {
  children: unknown[] = []
  isThere = true
  append(...children: unknown[]) {
    this.children.push(...children)
  }
  contains(other: unknown): boolean {
    return (
      other === this ||
      this.children.some((child) => child instanceof FakeElement && child.contains(other))
    )
  }
  remove() {
    this.isThere = false
  }
}

class FakeSheet {
  replaceSync() {}
}

/** A toast that is shown, with the focus on its Undo or elsewhere. */
function shown() {
  const body = new FakeElement()
  vi.useFakeTimers()
  vi.stubGlobal('CSSStyleSheet', FakeSheet)
  vi.stubGlobal('document', {
    body,
    activeElement: body,
    adoptedStyleSheets: [],
    createElement: () => new FakeElement(),
    querySelector: () => null,
  })
  showToast({ text: 'Saved.', undo: () => {} })
  vi.advanceTimersByTime(100)
  const [toast] = body.children as FakeElement[]
  const [paper] = (toast?.children ?? []) as FakeElement[]
  const focus = (isOn: boolean) => {
    Object.assign(document, { activeElement: isOn ? paper?.children[1] : body })
    toast?.dispatchEvent(new Event(isOn ? 'focusin' : 'focusout'))
  }
  const isThere = () => toast?.isThere
  return { focus, isThere, leave: () => toast?.dispatchEvent(new Event('pointerleave')) }
}

test('a toast disappears some seconds after the pointer has left it', () => {
  const { isThere, leave } = shown()

  vi.advanceTimersByTime(7_000)
  leave()
  vi.advanceTimersByTime(7_000)
  expect(isThere()).toBe(true)
  vi.advanceTimersByTime(2_000)
  expect(isThere()).toBe(false)
})

test('a toast stays while Undo has the focus, wherever the pointer goes', () => {
  const { focus, isThere, leave } = shown()

  focus(true)
  leave()
  vi.advanceTimersByTime(60_000)
  expect(isThere()).toBe(true)

  focus(false)
  vi.advanceTimersByTime(9_000)
  expect(isThere()).toBe(false)
})
