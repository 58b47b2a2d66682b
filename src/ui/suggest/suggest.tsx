import { createRoot, type Root } from 'react-dom/client'
import { adoptStyles } from '../adopt-styles.ts'
import { createRecentSearches } from './recent-searches.ts'
import { SuggestionList } from './suggestion-list.tsx'
import css from './suggestions.css?inline'

adoptStyles(css)

/** Adds suggestions to a search field, once. */
export function suggest(input: HTMLInputElement | null): void {
  const { form, parentElement: field } = input ?? {}
  if (!input || !form || !field || input.role === 'combobox') return
  input.role = 'combobox'
  const path = new URL(form.action).pathname
  const place = field.appendChild(document.createElement('div'))
  // Pressing in the list must not take the focus from the field.
  place.addEventListener('mousedown', (event) => event.preventDefault())
  // Each React root starts its ids from the beginning.
  const root = createRoot(place, { identifierPrefix: `suggest${Date.now()}` })
  unmountLater(root, input)
  root.render(<SuggestionList input={input} path={path} recent={createRecentSearches(path)} />)
  form.addEventListener('formdata', (event) => {
    // An empty field does not belong in the address. A field that was removed has been replaced by another.
    if (input.isConnected && input.value.trim() === '') event.formData.delete(input.name)
  })
}

/**
 * Notices a removed field when something else gets the focus. Noticing it at once would need code on every page.
 */
function unmountLater(root: Root, input: HTMLInputElement): void {
  const check = () => {
    if (input.isConnected) return
    root.unmount()
    document.removeEventListener('focusin', check)
  }
  document.addEventListener('focusin', check)
}
