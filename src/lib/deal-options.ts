/** The options of a deal's fields, in the order in which pages list them. */
export const categories = ['food', 'grocery', 'experience', 'apparel', 'shopping'] as const
export type Category = (typeof categories)[number]

/** The ways to redeem a deal. */
export const redeems = ['code', 'show', 'link', 'auto'] as const
export type Redeem = (typeof redeems)[number]

export const audiences = ['student', 'birthday', 'tourist', 'senior', 'family', 'member'] as const
export type Audience = (typeof audiences)[number]
