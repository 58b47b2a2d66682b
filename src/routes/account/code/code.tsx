import * as paths from '#lib/paths.ts'
import { AccountFrame, Field, Form } from '../fields.tsx'
import type { FormState } from '../form-payload.ts'
import { accountTitles } from '../titles.ts'

export type CodeView = FormState & {
  view: 'code'
  phone: string
  next: string
  isForSettings: boolean
  /** We sent no new text, since the latest one has a code that works in any browser. */
  isEarlier: boolean
}

/** `+6581234567` → `+65 8123 4567`; numbers of other countries stay as they are. */
function readable(phone: string): string {
  return phone.replace(/^(\+65)(\d{4})(\d{4})$/, '$1 $2 $3')
}

export function Code({ phone, next, isForSettings, isEarlier, problem, proof }: CodeView) {
  const hidden = { phone, next, ...(isForSettings && { act: 'phone-code' }) }
  const lead = isEarlier
    ? `We have sent several texts to ${readable(phone)}. The 12-digit code in the latest one still works, in any browser.`
    : `We are sending a code to ${readable(phone)}.`
  return (
    <AccountFrame title={accountTitles.code} lead={lead} problem={problem}>
      <Form
        page={isForSettings ? 'settings' : 'code'}
        proof={proof}
        hidden={hidden}
        submit="Continue"
      >
        <Field
          name="code"
          label="Code"
          className="acc-code"
          type="text"
          autoComplete="one-time-code"
          inputMode="numeric"
          pattern="[0-9 ]{6,16}"
          maxLength={16}
          required
          problem={problem}
        />
      </Form>
      <p className="acc-links">
        <a href={paths.account(isForSettings ? 'settings' : 'sign-in')}>
          Use another number, or get a new code
        </a>
      </p>
    </AccountFrame>
  )
}
