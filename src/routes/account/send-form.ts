import { createContext, useContext, useRef } from 'react'
import { findEnvelope } from '../kept-page.ts'
import type { PrivateEnvelope } from '../page-envelope.ts'
import type { AccountPayload } from './payload.ts'

/** The result of a form: the server's next view, or an error because it could not be sent. */
export type FormAnswer = { view: AccountPayload } | { problem: string }

/** Shows the result of a form. Not given on the server. */
export const AnswerContext = createContext<((answer: FormAnswer) => void) | null>(null)

const UNSENT = 'The form could not be sent. Check your connection, then try again.'
const TOO_MANY = 'Too many attempts. Wait a minute, then send the form again.'
const FAILED = 'Something went wrong on our side. Nothing has changed. Try again in a minute.'

/**
 * Sends a form with a password by script, so that the fields keep their text after a refusal. The server never returns a
 * password. Other forms, and browsers without script, send the form the usual way.
 */
export function useSendForm(): (event: React.FormEvent<HTMLFormElement>) => void {
  const show = useContext(AnswerContext)
  const isSending = useRef(false)
  return (event) => {
    const form = event.currentTarget
    if (!show || !form.querySelector('input[type=password]')) return
    event.preventDefault()
    if (isSending.current) return
    isSending.current = true
    const { submitter } = event.nativeEvent as SubmitEvent
    const end = (answer: FormAnswer) => {
      isSending.current = false
      show(answer)
    }
    send(form, submitter).then(
      (answer) => answer && end(answer),
      () => end({ problem: UNSENT }),
    )
  }
}

/** `null` when the browser goes to another page. */
async function send(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
): Promise<FormAnswer | null> {
  const fields = [...new FormData(form, submitter)].map(([name, value]) => [name, String(value)])
  // Reads the attribute, because a field may be called `action`.
  const address = form.getAttribute('action') ?? ''
  const answer = await fetch(address, { method: 'POST', body: new URLSearchParams(fields) })
  if (answer.redirected) {
    location.assign(answer.url)
    return null
  }
  const page = findEnvelope<PrivateEnvelope>(await answer.text())
  if (page?.route === 'account') return { view: page.payload as AccountPayload }
  return { problem: answer.status === 429 ? TOO_MANY : FAILED }
}
