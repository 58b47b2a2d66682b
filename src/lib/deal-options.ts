// The options of a deal's fields, in the order in which pages list them.

/** The ways to redeem a deal. */
export const redeems = ['code', 'show', 'link', 'auto'] as const
export type Redeem = (typeof redeems)[number]

/** Where a deal is redeemed. */
export const channels = ['in-store', 'online', 'both'] as const
export type Channel = (typeof channels)[number]

/** The people a deal suits. `eligibles` are those who may use it. */
export const audiences = ['student', 'birthday', 'tourist', 'senior', 'family', 'member'] as const

/** The diets that a deal's food fits, if an editor states them. */
export const diets = ['halal', 'vegetarian', 'vegan'] as const
export type Diet = (typeof diets)[number]

/** Who may use a deal. */
export const eligibles = [
  'everyone',
  'new-customer',
  'member',
  'student',
  'senior',
  'child',
  'serviceman',
  'resident',
  'visitor',
  'birthday',
  'card-holder',
] as const
export type Eligible = (typeof eligibles)[number]

/** Which occurrence of a weekday in a month. */
export const monthOrdinals = ['first', 'second', 'third', 'fourth', 'last'] as const
export type MonthOrdinal = (typeof monthOrdinals)[number]

/** Whether a deal is valid on public holidays, or on their eves. Absent if it is not stated. */
export const holidayRules = ['also', 'not', 'only'] as const
export type HolidayRule = (typeof holidayRules)[number]

/** Whether service charge and GST are added to the price. */
export const priceBases = ['++', 'nett'] as const
export type PriceBasis = (typeof priceBases)[number]

export const bookings = ['needed', 'not-needed'] as const
export type Booking = (typeof bookings)[number]

export const yesOrNo = ['yes', 'no'] as const
export type YesOrNo = (typeof yesOrNo)[number]
