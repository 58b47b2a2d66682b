import { useState } from 'react'
import button from '#ui/button.module.css'
import { useVisitor } from '#ui/visitor.ts'
import styles from './page.module.css'

/** Asks once more before it removes, since nobody else has a copy. */
export function ForgetDevice() {
  const { state, actions, setTheme } = useVisitor()
  const [step, setStep] = useState<'idle' | 'asking' | 'done'>('idle')
  const deals = state.favDealsObj ? Object.keys(state.favDealsObj).length : 0
  const brands = state.followingArray ? state.followingArray.length : 0

  const forget = () => {
    actions.forget()
    setTheme('system')
    setStep('done')
  }

  return (
    <div>
      {step === 'asking' ? (
        <>
          <p>{`Remove ${count(deals, 'saved deal')}, ${count(brands, 'followed brand')} and your theme? This cannot be undone.`}</p>
          <p className={styles.actions}>
            <button type="button" className={button.button} onClick={forget}>
              Yes, remove everything
            </button>
            <button
              type="button"
              className={button.button}
              data-look="quiet"
              onClick={() => setStep('idle')}
            >
              Keep it
            </button>
          </p>
        </>
      ) : (
        <button
          type="button"
          className={button.button}
          data-look="quiet"
          onClick={() => setStep('asking')}
        >
          Remove everything saved on this device
        </button>
      )}
      <p role="status">{step === 'done' && 'Removed. Nothing of yours is kept here now.'}</p>
    </div>
  )
}

function count(number: number, what: string): string {
  return number === 1 ? `1 ${what}` : `${number} ${what}s`
}
