import { useEffect, useState } from 'react'

export type Combobox = {
  text: string
  isOpen: boolean
  /** The index of the option that Enter chooses; -1 = none, Enter searches for the typed text. */
  active: number
  close: () => void
}

type ComboboxOptions = {
  input: HTMLInputElement
  /** The shown options: links in order. */
  options: () => HTMLElement[]
  /** Called before the form is submitted. */
  onSubmit: (q: string) => void
}

/**
 * Turns a text field into the combobox of the ARIA practices: the focus stays in the field, arrows move among the
 * options, and the typed text never changes.
 */
export function useCombobox({ input, options, onSubmit }: ComboboxOptions): Combobox {
  const [text, setText] = useState(input.value)
  const [isOpen, setOpen] = useState(isWanted(input))
  const [active, setActive] = useState(-1)

  function show(): void {
    setText(input.value)
    setActive(-1)
    setOpen(true)
  }

  function hide(): void {
    setActive(-1)
    setOpen(false)
  }

  function move(by: 1 | -1): void {
    // One more position than options: the field itself.
    const places = options().length + 1
    setActive((at) => ((at + 1 + by + places) % places) - 1)
  }

  function onArrow(event: KeyboardEvent): void {
    const isDown = event.key === 'ArrowDown'
    event.preventDefault()
    if (event.altKey && !isDown) hide()
    else if (!isOpen) show()
    else if (!event.altKey) move(isDown ? 1 : -1)
  }

  function onEscape(event: KeyboardEvent): void {
    if (!isOpen) return
    // Otherwise the browser would empty the field.
    event.preventDefault()
    hide()
  }

  function onKeyDown(event: KeyboardEvent): void {
    // During IME composition, keys belong to the composition.
    if (event.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') onArrow(event)
    else if (event.key === 'Escape') onEscape(event)
    else if (event.key === 'Enter' && isOpen && active >= 0) {
      event.preventDefault()
      options()[active]?.click()
    } else if (/^(Home|End|ArrowLeft|ArrowRight)$/.test(event.key)) setActive(-1)
  }

  useEffect(() => {
    // A key may have come between rendering and listening.
    if (input.value !== text && isWanted(input)) show()
    const { signal, abort } = listening()
    const { form } = input
    input.addEventListener('keydown', onKeyDown, { signal })
    input.addEventListener('input', show, { signal })
    input.addEventListener('click', show, { signal })
    input.addEventListener('focus', () => input.value === '' && show(), { signal })
    input.addEventListener('blur', hide, { signal })
    form?.addEventListener(
      'submit',
      () => {
        hide()
        onSubmit(input.value.trim())
      },
      { signal },
    )
    return abort
  })

  return { text: text.trim(), isOpen, active, close: hide }
}

/** Opens at once if the visitor has typed while the code was loading. */
function isWanted(input: HTMLInputElement): boolean {
  const isTyped = input.value !== input.defaultValue || input.value === ''
  return isTyped && document.activeElement === input
}

function listening(): { signal: AbortSignal; abort: () => void } {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}
