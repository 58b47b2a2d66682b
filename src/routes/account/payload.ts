import type { CodeView } from './code/payload.ts'
import type { DeleteView } from './delete/payload.ts'
import type { ForgotView } from './forgot/payload.ts'
import type { NoticeView } from './notice/payload.ts'
import type { OpenView } from './open/payload.ts'
import type { ResetView } from './reset/payload.ts'
import type { SentView } from './sent/payload.ts'
import type { SettingsView } from './settings/payload.ts'
import type { SignInView } from './sign-in/payload.ts'
import type { SignUpView } from './sign-up/payload.ts'

/** Made for one visitor and never cached, see docs/decisions/0021-accounts.md. */
export type AccountPayload =
  | SignInView
  | SignUpView
  | ForgotView
  | SentView
  | CodeView
  | OpenView
  | ResetView
  | SettingsView
  | DeleteView
  | NoticeView
