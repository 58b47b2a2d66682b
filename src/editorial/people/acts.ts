import { randomBytes } from 'node:crypto'
import type { Database } from '#db/database.ts'
import { addDeskAct } from '#db/desk-acts.ts'

/** Who acts: a person, or what is named instead of one. */
export type Actor = { person: { id: string; name: string } | null; author?: string | undefined }

export type NewAct = Actor & {
  /** The desk names those that it knows (`desk/audit/act-names.ts`). */
  act: string
  subject?: string | null
  detail?: object | null
}

export type Acts = ReturnType<typeof createActs>

/** The audit log of acts that no revision records. Nothing changes or deletes its rows. */
export function createActs({ db, now }: { db: Database; now: () => Date }) {
  /** Call it in the transaction of what it records. */
  async function record(
    { person, author, act, subject = null, detail = null }: NewAct,
    by: Database = db,
  ): Promise<void> {
    await addDeskAct(by, {
      id: randomBytes(12).toString('hex'),
      at: now().toISOString(),
      person_id: person?.id ?? null,
      author: person?.name ?? author ?? 'the site',
      act,
      subject,
      detail: detail === null ? null : JSON.stringify(detail),
    })
  }

  return {
    record,
    /** Returns a handler for `catch` that records the refusal and throws the error again. */
    recordRefusal: (act: NewAct) => async (error: unknown) => {
      await record(act)
      throw error
    },
  }
}
