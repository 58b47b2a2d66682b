import { DrawnIcon } from '../late/drawn-icon.tsx'

const notice =
  'Images are not appearing at the moment. Our team is looking into it, and we apologise for the inconvenience.'

/** Never hydrated: a checkbox and `announcement-bar.css` pause it, also without script. */
export function AnnouncementBar() {
  return (
    <aside className="announcement" aria-label="Announcement">
      <div>
        <p>{notice}</p>
        {/* Follows the first copy, so that the notice scrolls without a gap. */}
        <p aria-hidden="true">{notice}</p>
      </div>
      <label>
        <input type="checkbox" className="sr" />
        <DrawnIcon name="pause" />
        <DrawnIcon name="play" />
        <span className="sr">Pause the announcement</span>
      </label>
    </aside>
  )
}
