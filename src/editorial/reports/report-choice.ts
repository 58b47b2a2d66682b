import { findDeskPerson } from '#db/desk-people.ts'
import { resumeReportMail, stopReportMail } from '#db/report-mails.ts'
import type { PeopleParts } from '../people/people-parts.ts'

export type ReportChoice = ReturnType<typeof createReportChoice>

/** A person's own choice to get the monthly report, at the desk or by a link in the e-mail. */
export function createReportChoice({ db, acts, now }: Pick<PeopleParts, 'db' | 'acts' | 'now'>) {
  return {
    /** Somebody who is no longer at the desk gets no e-mails, and nothing is stored for them. */
    async set(personId: string, isOn: boolean): Promise<void> {
      const person = await findDeskPerson(db, 'id', personId)
      if (!person) return
      await db.transaction().execute(async (transaction) => {
        const isChanged = isOn
          ? await resumeReportMail(transaction, personId)
          : await stopReportMail(transaction, personId, now())
        // The link works without signing in: repeating it must not fill the log.
        if (!isChanged) return
        await acts.record(
          { person, act: isOn ? 'resume-report-mail' : 'stop-report-mail' },
          transaction,
        )
      })
    },
  }
}
