import { useState } from 'react'
import button from '#ui/button.module.css'
import { useVisitor } from '#ui/visitor.ts'
import styles from './page.module.css'

/** Asks once more before it removes, since nobody else has a copy. */
export function ForgetDevice({ onForget }: { onForget: () => void }) {
  const { state, actions, setTheme } = useVisitor()
  const [step, setStep] = useState<'asking' | 'kept' | 'done'>('asking')
  const deals = state.favDealsObj ? Object.keys(state.favDealsObj).length : 0
  const brands = state.followingArray ? state.followingArray.length : 0

  const forget = () => {
    actions.forget()
    setTheme('system')
    onForget()
    setStep('done')
  }

  return (
    <div>
      {step === 'asking' && (
        <>
          <p>{`Remove ${count(deals, 'saved deal')}, ${count(brands, 'followed brand')} and how the site looks? This cannot be undone.`}</p>
          <p className={styles.actions}>
            <button type="button" className={button.button} onClick={forget}>
              Yes, remove everything
            </button>
            <button
              type="button"
              className={button.button}
              data-look="quiet"
              onClick={() => setStep('kept')}
            >
              Keep it
            </button>
          </p>
        </>
      )}
      <p role="status">
        {step === 'done' && 'Removed. Nothing of yours is kept here now.'}
        {step === 'kept' && 'Kept as it was.'}
      </p>
    </div>
  )
}

function count(number: number, what: string): string {
  return number === 1 ? `1 ${what}` : `${number} ${what}s`
}
