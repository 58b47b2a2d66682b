/** The counted events: a page was shown, a code was copied, a coupon was opened, a visitor went to the shop. */
export const countKinds = ['open', 'copy', 'coupon', 'shop'] as const
export type CountKind = (typeof countKinds)[number]

/** `id` is that of a deal or a landing page. */
export type CountedEvent = { kind: CountKind; id: string }
