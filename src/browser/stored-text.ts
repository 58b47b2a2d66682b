/** A storage that throws on reading counts as empty. */
export function storedText(storage: Storage | null, key: string): string | null {
  try {
    return storage?.getItem(key) ?? null
  } catch {
    return null
  }
}
