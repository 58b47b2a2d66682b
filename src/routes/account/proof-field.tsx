import { useEffect, useState } from 'react'
import type { Proof } from './payload.ts'

/** Does the work while somebody fills the form in. */
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
          ? 'Your browser could not do the small sum that keeps robots away. Load this page again.'
          : solved
            ? 'Your browser has done a small sum that keeps robots away.'
            : 'Your browser does a small sum that keeps robots away. One moment.'}
      </p>
      {proof.isNeeded && (
        <noscript>
          <p className="acc-problem">
            Many forms reach us at the moment, so this one needs JavaScript, which is switched off
            here. A link by e-mail works without, and so does a browser in which you have signed in
            before.
          </p>
        </noscript>
      )}
    </>
  )
}
