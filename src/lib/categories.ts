/** The categories of deals, in the order in which pages list them. In a file of its own, because every page loads it. */
export const categories = ['food', 'grocery', 'experience', 'apparel', 'shopping'] as const
export type Category = (typeof categories)[number]
