import type { Form } from '../form-payload.ts'

/** Where a mailed link leads. Opening it changes nothing, since mail programs open links too. */
export type OpenView = Form & {
  view: 'open'
  what: 'link' | 'confirm' | 'new-email' | 'unsubscribe'
  token: string
  /** Whose link it is. Empty where it does not matter. */
  email: string
  next: string
  needsPassword: boolean
}
