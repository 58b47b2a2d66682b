import type { Head, PageProps } from '../page-loader.ts'
import { Code, Delete, Forgot, Notice, Open, Reset, Sent, SignUp } from './other-forms.tsx'
import type { AccountPayload } from './payload.ts'
import { Settings } from './settings.tsx'
import { SignIn } from './sign-in.tsx'

const titles: Record<AccountPayload['view'], string> = {
  'sign-in': 'Sign in',
  'sign-up': 'Make an account',
  forgot: 'New password',
  sent: 'Check your e-mail',
  code: 'Enter the code',
  open: 'One more step',
  reset: 'Choose a new password',
  settings: 'Your account',
  delete: 'Delete your account',
  notice: 'Your account',
}

export function head({ view }: AccountPayload): Head {
  const title = titles[view]
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
