export type DeskAct = {
  name: string
  /** As DESK.md writes them: `n`, `Ctrl-Enter`, `g t`, `Alt-Up`. */
  keys?: string
  run: () => void
}

export type ActRegistry = ReturnType<typeof createActRegistry>

/** The actions of the shown page, and those of every page. */
export function createActRegistry() {
  const offers = new Set<readonly DeskAct[]>()
  return {
    /** Returns a function that removes them. */
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
