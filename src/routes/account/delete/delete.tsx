import * as paths from '#lib/paths.ts'
import button from '#ui/button.module.css'
import { AgainNote } from '../again-note.tsx'
import { AccountFrame, Form, Submit } from '../fields.tsx'
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
        <Form action={paths.account('delete')}>
          <label className="acc-check">
            <input type="checkbox" name="confirm" value="yes" required />
            Yes, delete my account
          </label>
          {problem?.field === 'confirm' && (
            <p className="acc-problem" role="alert">
              {problem.text}
            </p>
          )}
          <div className="acc-buttons">
            <Submit>Delete my account</Submit>
            <a className={button.button} data-look="quiet" href={paths.account('settings')}>
              Keep it
            </a>
          </div>
        </Form>
      ) : (
        <AgainNote next={paths.account('delete')} />
      )}
    </AccountFrame>
  )
}
