import { useEffect, useState } from 'react'
import button from '#ui/button.module.css'
import { Icon } from '#ui/icon.tsx'
import type { DealPayload } from './payload.ts'
import styles from './share.module.css'

/** Pass it on: the phone's own share sheet where there is one, and plain links for everybody. */
export function Share({ payload: { deal, shareUrl, calendar } }: { payload: DealPayload }) {
  const [said, setSaid] = useState('')
  const [canShare, setCanShare] = useState(true)
  useEffect(() => setCanShare('share' in navigator), [])
  const text = `${deal.title} (${deal.brand.name})`
  const quiet = { className: button.button, 'data-look': 'quiet' }
  const copy = () =>
    navigator.clipboard.writeText(shareUrl).then(
      () => setSaid('Link copied'),
      () => setSaid(shareUrl),
    )
  return (
    <div className={styles.share}>
      {canShare && (
        <button
          type="button"
          {...quiet}
          onClick={() => navigator.share({ title: text, url: shareUrl }).catch(() => {})}
        >
          <Icon name="share" /> Share
        </button>
      )}
      <button type="button" {...quiet} onClick={copy}>
        <Icon name="copy" /> Copy link
      </button>
      <a
        {...quiet}
        href={`https://wa.me/?text=${encodeURIComponent(`${text} ${shareUrl}`)}`}
        rel="noopener noreferrer"
      >
        WhatsApp
      </a>
      <a
        {...quiet}
        href={`https://t.me/share/url?url=${encodeURIComponent(shareUrl)}&text=${encodeURIComponent(text)}`}
        rel="noopener noreferrer"
      >
        Telegram
      </a>
      {calendar && (
        <a {...quiet} href={calendar} download>
          <Icon name="calendar" /> Last day to calendar
        </a>
      )}
      <p aria-live="polite">{said}</p>
    </div>
  )
}
