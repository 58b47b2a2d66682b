/** What a notification shows, as the server pushes it and the service worker gets it. */
export type Reminder = {
  title: string
  body: string
  /** Of this site: what a tap opens. */
  path: string
  /** A second one of the same day takes the place of the first. */
  day: string
}
