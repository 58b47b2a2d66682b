import { randomBytes } from 'node:crypto'
import type { Database } from '#db/database.ts'
import { addDeskAct } from '#db/desk-acts.ts'

/** What can be recorded. Publishing and saving are in the revisions. */
type ActKind =
  | 'join'
  | 'sign-in'
  | 'sign-in-refused'
  | 'sign-out'
  | 'sign-out-everywhere'
  | 'invite'
  | 'take-back-invitation'
  | 'invite-again'
  | 'change-role'
  | 'remove-person'
  | 'set-password'
  | 'set-codes'
  | 'new-recovery-codes'
  | 'use-recovery-code'
  | 'add-passkey'
  | 'remove-passkey'
  | 'step-up'
  | 'step-up-refused'
  | 'create-campaign'
  | 'upload-picture'
  | 'describe-picture'
  | 'remove-picture'
  | 'comment'
  | 'resolve-comment'
  | 'reopen-comment'
  | 'send-for-review'
  | 'take-back-review'
  | 'decline-review'
  | 'leave-note'
  | 'clear-note'
  | 'stop-report-mail'
  | 'resume-report-mail'
  | (string & {})

/** Who acts: a person, or what is named instead of one. */
export type Actor = { person: { id: string; name: string } | null; author?: string | undefined }

export type NewAct = Actor & {
  act: ActKind
  subject?: string | null
  detail?: object | null
}

export type Acts = ReturnType<typeof createActs>

/** The audit log of what revisions do not record. Nothing changes or deletes its rows. */
export function createActs({ db, now }: { db: Database; now: () => Date }) {
  return {
    /** Call it in the transaction of what it records. */
    async record(
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
    },
  }
}
