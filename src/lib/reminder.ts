/** The content of a notification, from the server to the service worker. */
export type Reminder = {
  title: string
  body: string
  /** The path on this site that a tap opens. */
  path: string
  /** A second notification of the same day replaces the first. */
  day: string
}
