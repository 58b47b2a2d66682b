import { callDesk, DeskError } from '../call-desk.ts'
import { useDesk } from '../shell/desk-context.ts'

/** Writes an earlier revision, or one field of it, as a new version of the document at an address of the API. */
export function useRestore(address: string, onRestored: () => void) {
  const { toast } = useDesk()
  return async (revision: number, path: readonly string[] | null): Promise<void> => {
    try {
      await callDesk('POST', `${address}/restore`, {
        saveId: crypto.randomUUID(),
        revision,
        path,
      })
      toast(path ? 'The field is restored as a new version.' : 'Restored as a new version.')
      onRestored()
    } catch (error) {
      toast(error instanceof DeskError ? error.message : 'It could not be restored.')
    }
  }
}
