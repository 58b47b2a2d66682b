import { useRef, useState } from 'react'
import { hasAccountCookie } from '#lib/account-cookie.ts'
import button from '#ui/button.module.css'
import { QuietButton } from '#ui/quiet-button.tsx'
import { useVisitor } from '#ui/visitor.ts'
import styles from './page.module.css'
import { removeCopies } from './remove-copies.ts'

const ACCOUNT_NOTE =
  'Your account still has your deals and brands. They return here while you are signed in.'

/** Asks before it removes, since without an account there is no other copy. */
export function ForgetDevice({ onForget }: { onForget: () => void }) {
  const { state, actions, setTheme } = useVisitor()
  const [step, setStep] = useState<'asking' | 'kept' | 'done'>('asking')
  // The buttons disappear with the question, and the focus must not be lost.
  const status = useRef<HTMLParagraphElement>(null)
  const deals = state.favDealsObj ? Object.keys(state.favDealsObj).length : 0
  // This runs in browsers only, so it can read the cookie right away.
  const isIn = hasAccountCookie(document.cookie)
  const brands = state.followingArray ? state.followingArray.length : 0

  const end = (as: 'kept' | 'done') => {
    setStep(as)
    status.current?.focus()
  }

  const forget = () => {
    actions.forget()
    void removeCopies()
    setTheme('system')
    onForget()
    end('done')
  }

  return (
    <div>
      {step === 'asking' && (
        <>
          <p>{`Remove ${count(deals, 'saved deal')}, ${count(brands, 'followed brand')} and your display settings? ${isIn ? ACCOUNT_NOTE : 'This cannot be undone.'}`}</p>
          <p className={styles.actions}>
            <button type="button" className={button.button} onClick={forget}>
              Yes, remove everything
            </button>
            <QuietButton onClick={() => end('kept')}>Cancel</QuietButton>
          </p>
        </>
      )}
      <p role="status" ref={status} tabIndex={-1}>
        {step === 'done' &&
          (isIn
            ? `Removed here. ${ACCOUNT_NOTE}`
            : 'Removed. This device stores nothing of yours now.')}
        {step === 'kept' && 'Nothing was removed.'}
      </p>
    </div>
  )
}

function count(number: number, what: string): string {
  return number === 1 ? `1 ${what}` : `${number} ${what}s`
}
