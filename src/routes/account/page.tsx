import { useCallback, useEffect, useRef, useState } from 'react'
import type { Head, PageProps } from '../page-module.ts'
import { Alert } from './alert/alert.tsx'
import { Code } from './code/code.tsx'
import { Delete } from './delete/delete.tsx'
import { Forgot } from './forgot/forgot.tsx'
import { Notice } from './notice/notice.tsx'
import { Open } from './open/open.tsx'
import type { AccountPayload } from './payload.ts'
import { Reset } from './reset/reset.tsx'
import { AnswerContext, type FormAnswer } from './send-form.ts'
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
  alert: Alert,
  delete: Delete,
  notice: Notice,
}

export function Page({ payload: given }: PageProps<AccountPayload>) {
  const [answered, setAnswered] = useState({ given, payload: given })
  const payload = answered.given === given ? answered.payload : given
  const place = useRef<HTMLDivElement>(null)
  const onAnswer = useCallback(
    (answer: FormAnswer) =>
      setAnswered((before) => ({ given, payload: payloadAfter(before.payload, answer) })),
    [given],
  )
  useEffect(() => {
    // The problem, or the heading of the next page.
    if (answered.payload !== answered.given) focusFirst(place.current)
  }, [answered])
  const View = views[payload.view] as (payload: AccountPayload) => React.ReactNode
  return (
    <AnswerContext value={onAnswer}>
      <div ref={place}>
        <View {...payload} />
      </div>
    </AnswerContext>
  )
}

function payloadAfter(before: AccountPayload, answer: FormAnswer): AccountPayload {
  if ('view' in answer) return answer.view
  return { ...before, problem: { text: answer.problem, field: null } } as AccountPayload
}

function focusFirst(place: HTMLElement | null): void {
  const found =
    place?.querySelector<HTMLElement>('[aria-invalid]') ??
    place?.querySelector<HTMLElement>('[role=alert]') ??
    place?.querySelector<HTMLElement>('h1')
  if (found && found.tabIndex < 0) found.tabIndex = -1
  found?.focus()
}
