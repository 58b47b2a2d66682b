import type { Form, OfferedMethods } from '../form-payload.ts'

export type SignInView = Form & {
  view: 'sign-in'
  methods: OfferedMethods
  typed: { email: string; phone: string }
  /** Where to go after it; empty for the account's own page. */
  next: string
  /** The visitor is signed in and has to sign in again. */
  again: boolean
}
