import { createContext, useContext, useRef } from 'react'
import { findEnvelope } from '../kept-page.ts'
import type { PrivateEnvelope } from '../page-envelope.ts'
import type { AccountPayload } from './payload.ts'

/** What came of a form: the server's next view, or nothing because it could not be sent. */
export type FormAnswer = { view: AccountPayload } | { problem: string }

/** Shows what came of a form. Pages of the server have none. */
export const AnswerContext = createContext<((answer: FormAnswer) => void) | null>(null)

const UNSENT = 'The form could not be sent. Check your connection, then try again.'
const TOO_MANY = 'Too many attempts. Wait a minute, then send the form again.'
const FAILED = 'Something went wrong on our side. Nothing has changed. Try again in a minute.'

/**
 * Sends a form with a password by script: after a refusal what was typed stays, the password too, which the server never
 * sends back. Other forms, and browsers without script, send it as forms are sent.
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
  // The address is read as an attribute: a field may be called `action`.
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
