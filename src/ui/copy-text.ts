/**
 * `refused` where there is no clipboard (plain http, or the visitor said no). The text is selected
 * then, still there to take by hand.
 */
export async function copyText(text: string, shown: Node | null): Promise<'copied' | 'refused'> {
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    if (shown) getSelection()?.selectAllChildren(shown)
    return 'refused'
  }
}
