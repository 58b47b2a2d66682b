import { useEffect, useState } from 'react'
import button from '#ui/button.module.css'
import { copyText } from '#ui/copy-text.ts'
import { Icon } from '#ui/icon.tsx'
import { DrawnIcon } from '#ui/late/drawn-icon.tsx'
import type { DealPayload } from './payload.ts'
import styles from './share.module.css'

/** Shares the deal: by the phone's own share sheet where there is one, else by plain links. */
export function Share({ payload: { share, shareLinks } }: { payload: DealPayload }) {
  const [said, setSaid] = useState('')
  const [canShare, setCanShare] = useState(true)
  useEffect(() => setCanShare('share' in navigator), [])
  const quiet = { className: button.button, 'data-look': 'quiet' }
  const copy = async () =>
    setSaid((await copyText(share.url, null)) === 'copied' ? 'Link copied' : share.url)
  return (
    <div className={styles.share} data-below>
      {canShare && (
        <button type="button" {...quiet} onClick={() => navigator.share(share).catch(() => {})}>
          <DrawnIcon name="share" /> Share
        </button>
      )}
      <button type="button" {...quiet} onClick={copy}>
        <DrawnIcon name="copy" /> Copy link
      </button>
      <button type="button" {...quiet} onClick={() => print()}>
        <DrawnIcon name="print" /> Print
      </button>
      {shareLinks.map(({ name, href, icon }) => (
        <a key={name} {...quiet} href={href}>
          {icon && <Icon name={icon} />} {name}
        </a>
      ))}
      <p aria-live="polite">{said}</p>
    </div>
  )
}
