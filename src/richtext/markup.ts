import { createContext } from 'react'

/** Something whose markup takes long to work out: code in colours, or an equation. */
export type MarkupJob =
  | { kind: 'code'; code: string; language: string }
  | { kind: 'equation'; tex: string; isBlock: boolean }

/** Its markup; `null` shows it as it was written. */
export type FindMarkup = (job: MarkupJob) => string | null

/** Works the markup out, of each job or `null`, elsewhere than on the thread that answers requests. */
export type WorkOutMarkup = (jobs: readonly MarkupJob[]) => Promise<(string | null)[]>

/** What the blocks of a page are rendered with. */
export const MarkupContext = createContext<FindMarkup>(() => null)

/** Remembers what was asked for, and finds what was worked out of it. */
export function createMarkupNotes() {
  const jobs = new Map<string, MarkupJob>()
  const found = new Map<string, string | null>()
  return {
    find: (job: MarkupJob): string | null => {
      const key = JSON.stringify(job)
      jobs.set(key, job)
      return found.get(key) ?? null
    },
    isEmpty: () => jobs.size === 0,
    async workOut(workOut: WorkOutMarkup): Promise<void> {
      const texts = await workOut([...jobs.values()])
      for (const [at, key] of [...jobs.keys()].entries()) found.set(key, texts[at] ?? null)
    },
  }
}
