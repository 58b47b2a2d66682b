import type { Form, OfferedMethods } from '../form-payload.ts'

export type SignUpView = Form & {
  view: 'sign-up'
  methods: OfferedMethods
  typed: { email: string }
}
