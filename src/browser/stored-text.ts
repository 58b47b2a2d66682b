/** A storage that throws when it is read holds nothing for us. */
export function storedText(storage: Storage | null, key: string): string | null {
  try {
    return storage?.getItem(key) ?? null
  } catch {
    return null
  }
}
