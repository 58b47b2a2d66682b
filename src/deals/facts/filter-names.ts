import { upperFirst } from '#lib/upper-first.ts'
import { categoryNames } from '../deal.ts'

const redeemNames: Record<string, string> = {
  code: 'Promo code',
  show: 'Show at counter',
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

/** The labels of filter choices; a value without a label is its own. */
export const filterNameOf = {
  category: (value: string) => nameIn(categoryNames, value),
  redeem: (value: string) => nameIn(redeemNames, value),
  audience: (value: string) => nameIn(audienceNames, value),
  /** `zero-waste` → `Zero waste` */
  tag: (value: string) => upperFirst(value.replaceAll('-', ' ')),
}

// `hasOwn`, because visitors type the value and every object has a `__proto__`.
function nameIn(names: Readonly<Record<string, string>>, value: string): string {
  return (Object.hasOwn(names, value) && names[value]) || value
}
