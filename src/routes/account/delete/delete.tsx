import * as paths from '#lib/paths.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { AgainNote } from '../again-note.tsx'
import { AccountFrame, Form, ProblemNote, Submit } from '../fields.tsx'
import type { FormState } from '../form-payload.ts'
import { accountTitles } from '../titles.ts'

export type DeleteView = FormState & { view: 'delete'; isRecent: boolean }

export function Delete({ isRecent, problem }: DeleteView) {
  return (
    <AccountFrame
      title={accountTitles.delete}
      lead="We delete it at once, with its saved deals, followed brands, reports and settings. This cannot be undone."
      problem={problem}
    >
      {isRecent ? (
        <Form page="delete">
          <label className="acc-check">
            <input type="checkbox" name="confirm" value="yes" required />
            Yes, delete my account
          </label>
          <ProblemNote problem={problem} field="confirm" />
          <div className="acc-buttons">
            <Submit>Delete my account</Submit>
            <ButtonLink look="quiet" href={paths.account('settings')}>
              Keep my account
            </ButtonLink>
          </div>
        </Form>
      ) : (
        <AgainNote next={paths.account('delete')} />
      )}
    </AccountFrame>
  )
}
