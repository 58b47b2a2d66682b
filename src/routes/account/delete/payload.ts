import type { Form } from '../form-payload.ts'

export type DeleteView = Form & { view: 'delete'; isRecent: boolean }
