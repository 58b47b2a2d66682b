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

export function Page({ payload }: PageProps<AccountPayload>) {
  switch (payload.view) {
    case 'sign-in':
      return <SignIn {...payload} />
    case 'sign-up':
      return <SignUp {...payload} />
    case 'forgot':
      return <Forgot {...payload} />
    case 'sent':
      return <Sent {...payload} />
    case 'code':
      return <Code {...payload} />
    case 'open':
      return <Open {...payload} />
    case 'reset':
      return <Reset {...payload} />
    case 'settings':
      return <Settings {...payload} />
    case 'delete':
      return <Delete {...payload} />
    case 'notice':
      return <Notice {...payload} />
  }
}
