/**
 * A page as its browser gets it: finished markup, so that no renderer has to travel with it. `top`
 * goes above the title and is mostly empty.
 */
export type RichtextMarkup = { title: string; top: string; html: string }
