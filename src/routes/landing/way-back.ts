/** In the history entry of a partner's page, for the deals that are opened from it. */
export type WayBack = { wayBack: { name: string; href: string } }
