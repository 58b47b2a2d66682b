/** Whether the window is wide enough for a sidebar, as in the stylesheets. */
export function isWide(): boolean {
  return matchMedia('(min-width: 64rem)').matches
}
