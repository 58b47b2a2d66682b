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

/** Removes the key if `text` is `null`. Full or blocked storage stays as it is. */
export function storeText(key: string, text: string | null, storage = deviceStorage()): void {
  try {
    if (text) storage?.setItem(key, text)
    else storage?.removeItem(key)
  } catch {}
}
