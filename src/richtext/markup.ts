import { createContext } from 'react'

/** Something whose markup is slow to compute: highlighted code, or an equation. */
export type MarkupJob =
  | { kind: 'code'; code: string; language: string }
  | { kind: 'equation'; tex: string; isBlock: boolean }

/** The markup; `null` shows the text as written. */
export type FindMarkup = (job: MarkupJob) => string | null

/** Computes the markup of each job, or `null`, on another thread than the one that answers requests. */
export type WorkOutMarkup = (jobs: readonly MarkupJob[]) => Promise<(string | null)[]>

/** Finds the markup of a job while blocks are rendered. */
export const MarkupContext = createContext<FindMarkup>(() => null)

/** Collects the jobs of a page, and finds their results. */
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
