import type { Success } from '#deals/deal.ts'
import type { DealSummary } from '#deals/deal-summary.ts'
import type { DealTime } from '#deals/deal-time.ts'
import styles from './facts.module.css'
import { Icon } from './icon.tsx'

type FactsProps = { deal: Pick<DealSummary, 'time' | 'when' | 'place' | 'channel' | 'success'> }

/** End date, days and hours, place, last check and readers' reports, in the same order and with the same icons everywhere. */
export function Facts({ deal: { time, when, place, channel, success } }: FactsProps) {
  return (
    <ul className={styles.facts}>
      <EndFact time={time} />
      {when && time.status !== 'ended' && <WhenFact when={when} />}
      <PlaceFact place={place} channel={channel} />
      {time.status !== 'ended' && <CheckFact time={time} />}
      {success && <SuccessFact success={success} />}
    </ul>
  )
}

export function EndFact({ time }: { time: Pick<DealTime, 'ends' | 'urgent'> }) {
  return (
    <li data-tone={time.urgent ? 'hot' : undefined}>
      <Icon name="clock" size="s" />
      {time.ends}
    </li>
  )
}

/** `Mon–Fri 12–2pm` */
export function WhenFact({ when }: { when: string }) {
  return (
    <li>
      <Icon name="calendar" size="s" />
      {when}
    </li>
  )
}

export function PlaceFact({ place, channel }: Pick<DealSummary, 'place' | 'channel'>) {
  return (
    <li>
      <Icon name={channel === 'online' ? 'phone' : 'pin'} size="s" />
      {place}
    </li>
  )
}

/** Nothing without a recorded check. */
export function CheckFact({ time }: { time: Pick<DealTime, 'checked' | 'checkIsFresh'> }) {
  return (
    time.checked && (
      <li data-tone={time.checkIsFresh ? 'good' : 'stale'}>
        <Icon name="seal" size="s" />
        {time.checked}
      </li>
    )
  )
}

/** `Worked for 9 of 10 readers` */
export function SuccessFact({ success: { worked, total } }: { success: Success }) {
  return (
    <li data-tone={worked * 2 > total ? 'good' : 'stale'}>
      <Icon name="network" size="s" />
      Worked for {worked} of {total} readers
    </li>
  )
}
