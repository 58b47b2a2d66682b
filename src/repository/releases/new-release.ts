/** The row of an empty release that nobody has scheduled. */
export function toNewRelease(id: string, label: string, createRef: () => string) {
  const [ref, preview_token] = [createRef(), createRef()]
  return { id, label, ref, preview_token, change: '{}', scheduled_at: null }
}
