import { useEffect, useState } from 'react'
import type { Proof } from './form-payload.ts'

/** Solves the proof of work while the visitor fills in the form. */
export function ProofField({ proof }: { proof: Proof }) {
  const [solved, setSolved] = useState('')
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    let isWanted = true
    void import('./solve-proof.ts')
      .then(({ solveProof }) => solveProof(proof.challenge))
      .then(
        (token) => isWanted && setSolved(token),
        () => isWanted && setFailed(true),
      )
    return () => {
      isWanted = false
    }
  }, [proof])
  return (
    <>
      <input type="hidden" name="proof" value={solved} />
      <p className={hasFailed ? 'acc-problem' : 'acc-note'} role="status">
        {hasFailed
          ? 'The robot check did not work. Reload this page.'
          : solved
            ? 'Robot check done.'
            : 'Running a robot check. One moment.'}
      </p>
      {proof.isNeeded && (
        <noscript>
          <p className="acc-problem">
            We are getting many requests, so this form needs JavaScript, which is off in your
            browser. You can still get a sign-in link by e-mail, or use a browser where you have
            signed in before.
          </p>
        </noscript>
      )}
    </>
  )
}
