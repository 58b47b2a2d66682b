import type { Form } from '../form-payload.ts'

export type ResetView = Form & { view: 'reset'; token: string; email: string }
