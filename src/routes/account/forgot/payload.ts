import type { Form } from '../form-payload.ts'

export type ForgotView = Form & { view: 'forgot'; typed: { email: string } }
