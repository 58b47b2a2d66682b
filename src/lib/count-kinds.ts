/** What is counted: a page was shown, a code copied, a coupon opened, somebody went to the shop. */
export const countKinds = ['open', 'copy', 'coupon', 'shop'] as const
export type CountKind = (typeof countKinds)[number]

/** `id` is that of a deal or a landing page. */
export type CountedEvent = { kind: CountKind; id: string }
