import { useEffect, useState } from 'react'

export type Combobox = {
  text: string
  isOpen: boolean
  /** The place of the option that Enter chooses; -1 = none, Enter searches for what is typed. */
  active: number
  close: () => void
}

type ComboboxOptions = {
  input: HTMLInputElement
  /** The options as they are shown, links in order. */
  options: () => HTMLElement[]
  /** The form is about to be sent. */
  onSubmit: (q: string) => void
}

/**
 * Makes a text field the combobox of the ARIA practices: the focus stays in the field, arrows move
 * among the options, and what is typed is never changed by them.
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
    // One place more than there are options: the field itself, so that one can go back to it.
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
    // Or the browser would empty the field.
    event.preventDefault()
    hide()
  }

  function onKeyDown(event: KeyboardEvent): void {
    // While a word of another script is put together, keys are meant for that.
    if (event.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') onArrow(event)
    else if (event.key === 'Escape') onEscape(event)
    else if (event.key === 'Enter' && isOpen && active >= 0) {
      event.preventDefault()
      options()[active]?.click()
    } else if (/^(Home|End|ArrowLeft|ArrowRight)$/.test(event.key)) setActive(-1)
  }

  useEffect(() => {
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

/** Whoever has typed while the code was on its way is waiting for it. */
function isWanted(input: HTMLInputElement): boolean {
  const isTyped = input.value !== input.defaultValue || input.value === ''
  return isTyped && document.activeElement === input
}

function listening(): { signal: AbortSignal; abort: () => void } {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}
