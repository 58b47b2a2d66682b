import { formatClock } from '#lib/clock-time.ts'
import { upperFirst } from '#lib/upper-first.ts'
import { weekdayNames } from '#lib/weekday-names.ts'
import { categoryNames } from '../deal.ts'
import { formatPrice } from '../format-price.ts'
import { clockMinutes } from '../times/day-parts.ts'
import { redeemNames } from './redeem-facts.ts'

const ofRedeems: Record<string, string> = {
  ...redeemNames,
  link: 'Claim online',
  auto: 'No code needed',
}

const audienceNames: Record<string, string> = {
  student: 'Students',
  birthday: 'Birthdays',
  tourist: 'Visitors',
  senior: 'Seniors',
  family: 'Families',
  member: 'Members',
}

const dayNames: Record<string, string> = {
  today: 'Today',
  tomorrow: 'Tomorrow',
  weekend: 'This weekend',
  ...weekdayNames,
}

const partNames: Record<string, string> = {
  morning: 'Morning',
  lunch: 'Lunchtime',
  afternoon: 'Afternoon',
  evening: 'Evening',
  night: 'After 10pm',
}

/** The labels of filter choices. A value without a label is shown as it is. */
export const filterNameOf = {
  category: (value: string) => nameIn(categoryNames, value),
  redeem: (value: string) => nameIn(ofRedeems, value),
  audience: (value: string) => nameIn(audienceNames, value),
  day: (value: string) => nameIn(dayNames, value),
  /** `Lunchtime`, `At 7.30pm` */
  time: (value: string) => {
    const minutes = clockMinutes(value)
    return minutes === null ? nameIn(partNames, value) : `At ${formatClock(minutes)}`
  },
  /** `Up to $10` */
  max: (value: string) => `Up to ${formatPrice(Number(value))}`,
  diet: upperFirst,
  /** `zero-waste` → `Zero waste` */
  tag: (value: string) => upperFirst(value.replaceAll('-', ' ')),
}

// `hasOwn`, because visitors type the value and every object has a `__proto__`.
function nameIn(names: Readonly<Record<string, string>>, value: string): string {
  return (Object.hasOwn(names, value) && names[value]) || value
}
