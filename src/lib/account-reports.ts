// The texts for visitors' own reports, on the profile and on the account page.

export const NO_REPORTS = 'You have not reported on a deal yet.'
export const UNLISTED_DEAL = 'A deal that is no longer listed'

export function toReportText(hasWorked: boolean, day: string): string {
  return `${hasWorked ? 'Worked' : 'Did not work'}, ${day}`
}
