/** Keys of `localStorage` that both the boot script and the app use. */
export const storageKeys = {
  theme: 'lobang:theme',
  textSize: 'lobang:text',
  /** The height of the visitor's own shelves on the home page. */
  shelves: 'lobang:shelves',
}

/** Keys of what the device knows of the visitor besides lists and choices. */
export const ownKeys = {
  /** When the visitor was last here. */
  visits: 'lobang:visits',
  /** The station that the visitor last looked around. */
  area: 'lobang:area',
  /** What the visitor told of deals. */
  reports: 'lobang:reports',
  /** The secret that a report is sent with. */
  reporter: 'lobang:reporter',
}
