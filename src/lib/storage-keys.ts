/** Keys of `localStorage` that the boot scripts use, most of them together with the app. */
export const storageKeys = {
  theme: 'lobang:theme',
  textSize: 'lobang:text',
  /** Exists if the fonts have been loaded, and so are in the browser's cache. */
  fonts: 'lobang:fonts',
  /** The height of the visitor's own shelves on the home page. */
  shelves: 'lobang:shelves',
}

/** Keys of other data about the visitor, besides lists and choices. */
export const ownKeys = {
  /** When the visitor was last here. */
  visits: 'lobang:visits',
  /** The station or area of the last list near a place. */
  area: 'lobang:area',
  /** The visitor's own reports. */
  reports: 'lobang:reports',
  /** The secret that a report is sent with. */
  reporter: 'lobang:reporter',
}
