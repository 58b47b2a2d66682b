import { ImageRefusal } from './image-refusal.ts'
import { inspectOriginal, type OriginalInfo } from './inspect-original.ts'

/** Like `inspectOriginal`, but returns a fault instead of an error if the file cannot be stored. */
export async function inspectUpload(bytes: Uint8Array): Promise<OriginalInfo | { fault: string }> {
  try {
    return await inspectOriginal(bytes)
  } catch (error) {
    if (error instanceof ImageRefusal) return { fault: error.message }
    throw error
  }
}
