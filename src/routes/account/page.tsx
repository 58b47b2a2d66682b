import type { Head, PageProps } from '../page-module.ts'
import { Code } from './code/code.tsx'
import { Delete } from './delete/delete.tsx'
import { Forgot } from './forgot/forgot.tsx'
import { Notice } from './notice/notice.tsx'
import { Open } from './open/open.tsx'
import type { AccountPayload } from './payload.ts'
import { Reset } from './reset/reset.tsx'
import { Sent } from './sent/sent.tsx'
import { Settings } from './settings/settings.tsx'
import { SignIn } from './sign-in/sign-in.tsx'
import { SignUp } from './sign-up/sign-up.tsx'
import { accountTitles } from './titles.ts'

export function head({ view }: AccountPayload): Head {
  const title = accountTitles[view]
  return { title, description: title, noindex: true }
}

const views: { [View in AccountPayload as View['view']]: (payload: View) => React.ReactNode } = {
  'sign-in': SignIn,
  'sign-up': SignUp,
  forgot: Forgot,
  sent: Sent,
  code: Code,
  open: Open,
  reset: Reset,
  settings: Settings,
  delete: Delete,
  notice: Notice,
}

export function Page({ payload }: PageProps<AccountPayload>) {
  const View = views[payload.view] as (payload: AccountPayload) => React.ReactNode
  return <View {...payload} />
}
