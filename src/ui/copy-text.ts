/**
 * `refused` without a clipboard (plain http, or the visitor refused). Then the text is selected, to copy by hand.
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
