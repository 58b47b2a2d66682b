import { useState } from 'react'
import button from '#ui/button.module.css'
import { Icon } from '#ui/icon.tsx'
import type { DealPayload } from './payload.ts'
import styles from './share.module.css'

/** Pass it on: the phone's own share sheet where there is one, and plain links for everybody. */
export function Share({ payload: { deal, shareUrl, calendar } }: { payload: DealPayload }) {
  const [said, setSaid] = useState('')
  const text = `${deal.title} (${deal.brand.name})`
  const share = async () => {
    if (navigator.share) {
      await navigator.share({ title: text, url: shareUrl }).catch(() => {})
      return
    }
    const copied = await navigator.clipboard.writeText(shareUrl).then(
      () => true,
      () => false,
    )
    setSaid(copied ? 'Link copied' : shareUrl)
  }
  return (
    <div className={styles.share}>
      <button type="button" className={button.button} data-look="quiet" onClick={share}>
        <Icon name="share" /> Share
      </button>
      <a
        className={button.button}
        data-look="quiet"
        href={`https://wa.me/?text=${encodeURIComponent(`${text} ${shareUrl}`)}`}
        rel="noopener noreferrer"
      >
        WhatsApp
      </a>
      <a
        className={button.button}
        data-look="quiet"
        href={`https://t.me/share/url?url=${encodeURIComponent(shareUrl)}&text=${encodeURIComponent(text)}`}
        rel="noopener noreferrer"
      >
        Telegram
      </a>
      {calendar && (
        <a className={button.button} data-look="quiet" href={calendar} download>
          <Icon name="calendar" /> Last day to calendar
        </a>
      )}
      <p aria-live="polite">{said}</p>
    </div>
  )
}
