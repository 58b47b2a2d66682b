import type { DealSummary } from '#deals/deal-summary.ts'
import styles from './facts.module.css'
import { Icon } from './icon.tsx'

type FactsProps = { deal: Pick<DealSummary, 'time' | 'place'> }

/** Until when, where, checked: the same order and icons on every surface. */
export function Facts({ deal: { time, place } }: FactsProps) {
  return (
    <ul className={styles.facts}>
      <li data-tone={time.urgent ? 'hot' : undefined}>
        <Icon name="clock" size="s" />
        {time.ends}
      </li>
      <li>
        <Icon name={place === 'Online' ? 'phone' : 'pin'} size="s" />
        {place}
      </li>
      {time.checked && time.status !== 'ended' && (
        <li data-tone={time.checkIsFresh ? 'good' : 'stale'}>
          <Icon name="seal" size="s" />
          {time.checked}
        </li>
      )}
    </ul>
  )
}
