/** Beside `paths`, so that the first load need not carry what it never uses. */
export const offlinePaths = {
  serviceWorker: () => '/sw.js',
  /** What is shown in place of a page that cannot be had without signal. */
  page: () => '/offline',
}
