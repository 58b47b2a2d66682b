import { useDesk } from './desk-context.ts'

/** Copies a link and says for whom it works. */
export function useCopyLink(): (link: string, forWhom: string) => Promise<void> {
  const { toast } = useDesk()
  return async (link, forWhom) => {
    try {
      await navigator.clipboard.writeText(link)
    } catch {
      // Without permission or https the person copies it by hand.
      return toast(`Could not copy. This is the link: ${link}`)
    }
    toast(`Link copied. ${forWhom}`)
  }
}
