import { useState } from 'react'
import { Icon } from '../icon.tsx'
import styles from './announcement-bar.module.css'

const notice =
  'Images are not appearing at the moment. Our team is looking into it, and we apologise for the inconvenience.'

export function AnnouncementBar() {
  const [paused, setPaused] = useState(false)
  return (
    <aside className={styles.bar} aria-label="Announcement" data-paused={paused}>
      <div className={styles.window}>
        <p>{notice}</p>
        {/* Follows the first copy, so that the notice scrolls without a gap. */}
        <p aria-hidden="true">{notice}</p>
      </div>
      <button type="button" aria-pressed={paused} onClick={() => setPaused(!paused)}>
        <Icon name={paused ? 'play' : 'pause'} />
        <span className="sr">Pause the announcement</span>
      </button>
    </aside>
  )
}
