/** Collects faults instead of throwing, so that an editor sees all of them at once. */
export type ReportFault = (message: string, line: number | null) => void

/** Reports a fault and returns `null` in place of the value. */
export function fault(report: ReportFault, message: string, line: number | null = null): null {
  report(message, line)
  return null
}
