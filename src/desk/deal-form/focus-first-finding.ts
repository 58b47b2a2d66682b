/** The first field with a finding that stops publishing, else the first with any. */
export function focusFirstFinding(): void {
  const box = document.querySelector('.find.bad') ?? document.querySelector('.find')
  const control = box
    ?.closest('.beside')
    ?.querySelector<HTMLElement>('input, textarea, select, button')
  control?.focus()
}
