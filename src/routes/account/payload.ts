import type { AlertView } from './alert/alert.tsx'
import type { CodeView } from './code/code.tsx'
import type { DeleteView } from './delete/delete.tsx'
import type { ForgotView } from './forgot/forgot.tsx'
import type { NoticeView } from './notice/notice.tsx'
import type { OpenView } from './open/open.tsx'
import type { ResetView } from './reset/reset.tsx'
import type { SentView } from './sent/sent.tsx'
import type { SettingsView } from './settings/payload.ts'
import type { SignInView } from './sign-in/sign-in.tsx'
import type { SignUpView } from './sign-up/sign-up.tsx'

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
  | AlertView
  | DeleteView
  | NoticeView
