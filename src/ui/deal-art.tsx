import type { DealSummary } from '#deals/deal-summary.ts'
import styles from './deal-art.module.css'
import ticket from './ticket.module.css'

type DealArtProps = { deal: Pick<DealSummary, 'badge' | 'category' | 'palette' | 'time'> }

/** The offer itself, set large on the deal's paper. */
export function DealArt({ deal: { badge, category, palette, time } }: DealArtProps) {
  const ended = time.status === 'ended'
  const lines = ended ? ['Ended'] : badgeLines(badge)
  const longest = Math.max(...lines.map((line) => line.length))
  return (
    <p
      className={`${styles.art} ${ticket.bitten}`}
      data-palette={palette}
      data-category={category}
      data-ended={ended}
      style={{ '--longest': longest } as React.CSSProperties}
    >
      <span>
        {lines.map((line) => (
          <span key={line}>{`${line} `}</span>
        ))}
      </span>
    </p>
  )
}

/** `50% off 2nd` is set as `50%` over `off 2nd`: one break, where the lines come out evenest. */
function badgeLines(badge: string): string[] {
  const middle = badge.length / 2
  let at = -1
  for (let i = badge.indexOf(' '); i !== -1; i = badge.indexOf(' ', i + 1)) {
    if (at === -1 || Math.abs(i - middle) < Math.abs(at - middle)) at = i
  }
  return at === -1 ? [badge] : [badge.slice(0, at), badge.slice(at + 1)]
}
