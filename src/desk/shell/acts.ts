export type DeskAct = {
  name: string
  /** As DESK.md writes them: `n`, `Ctrl-Enter`, `g t`, `Alt-Up`. */
  keys?: string
  run: () => void
}

export type ActRegistry = ReturnType<typeof createActRegistry>

/** What can be done on the page that is shown, and everywhere. */
export function createActRegistry() {
  const offers = new Set<readonly DeskAct[]>()
  return {
    /** Returns what takes them back. */
    add(offered: readonly DeskAct[]): () => void {
      offers.add(offered)
      return () => {
        offers.delete(offered)
      }
    },
    /** The page's own come first. */
    list: (): DeskAct[] => [...offers].toReversed().flat(),
  }
}
