import type { Form } from '../form-payload.ts'

export type CodeView = Form & {
  view: 'code'
  phone: string
  next: string
  isForSettings: boolean
  /** We sent no new text, since the latest one has a code that works in any browser. */
  isEarlier: boolean
}
