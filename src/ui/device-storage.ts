/** `null` if storage is blocked: even touching it may throw. */
export function deviceStorage(): Storage | null {
  try {
    return localStorage
  } catch {
    return null
  }
}

/** A storage that throws on reading counts as empty. */
export function storedText(key: string, storage = deviceStorage()): string | null {
  try {
    return storage?.getItem(key) ?? null
  } catch {
    return null
  }
}

/** `null` or an empty text removes the key. If storage is full or blocked, nothing changes. */
export function storeText(key: string, text: string | null, storage = deviceStorage()): void {
  try {
    if (text) storage?.setItem(key, text)
    else storage?.removeItem(key)
  } catch {}
}
